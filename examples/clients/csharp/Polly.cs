// The generated client can retry with the package Polly, which is available only from NuGet. This file declares as much of
// it as the client needs to compile. Nothing here retries: the policies stay null.

using System;
using System.Threading;
using System.Threading.Tasks;

namespace Polly
{
    public enum OutcomeType { Successful, Failure }

    public interface PolicyResult<T>
    {
        OutcomeType Outcome { get; }
        Exception FinalException { get; }
        T Result { get; }
    }

    public interface ISyncPolicy<T>
    {
        PolicyResult<T> ExecuteAndCapture(Func<T> action);
    }

    public interface IAsyncPolicy<T>
    {
        Task<PolicyResult<T>> ExecuteAndCaptureAsync(Func<Task<T>> action);
    }
}
