// A game of Octopus, played to its end with a client that openapi-generator made from the OpenAPI document.
//   TESSERA_URL=http://127.0.0.1:8080 examples/clients/csharp/run

using System;
using System.Collections.Generic;
using Newtonsoft.Json;
using Tessera.Api;
using Tessera.Client;
using Tessera.Model;

public static class Program
{
    private static OctopusReplyRequest Question(string key, long seed)
    {
        return new OctopusReplyRequest(level: 1, position: new OctopusPositionInput(key), seed: seed);
    }

    public static void Main()
    {
        string url = Environment.GetEnvironmentVariable("TESSERA_URL") ?? "http://127.0.0.1:8080";
        var client = new ApiClient(url);
        // The generator makes an enumeration that may be null not nullable, so null is left out.
        client.SerializerSettings.NullValueHandling = NullValueHandling.Ignore;
        var octopus = new OctopusApi(client, client, new Configuration { BasePath = url });

        OctopusStartAnswer start = octopus.OctopusStart(new OctopusStart(seats: 3, seed: 11));
        string key = start.Key;
        bool over = start.Over;
        List<int> winners = start.Winners;
        long plies = 0;
        while (!over)
        {
            OctopusReplyAnswer reply = octopus.OctopusReply(Question(key, plies));
            key = reply.Key;
            over = reply.Over;
            winners = reply.Winners;
            plies++;
        }

        // A refusal can be read as a problem: its code is one of the documented constants.
        Problem problem;
        try
        {
            octopus.OctopusReply(Question("?", 0));
            throw new InvalidOperationException("a key that can't be read was taken");
        }
        catch (ApiException refused)
        {
            problem = JsonConvert.DeserializeObject<Problem>((string)refused.ErrorContent);
        }
        if (problem.Code != ErrorCode.ErrorCodeMalformedPosition)
        {
            throw new InvalidOperationException("another problem: " + problem);
        }
        Console.WriteLine("C#: {0} tiles placed, won by seats {1}; then refused: {2}", plies, string.Join(", ", winners), problem.Code);
    }
}
