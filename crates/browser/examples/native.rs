//! Runs the calls of the module natively, without WebAssembly, for comparison. `benches/browser/run` starts it.
//!
//! Reads lines with the name of a call, a tab and its request. Answers each with the call's time in milliseconds, a tab
//! and its answer.
#![allow(clippy::print_stdout)] // This is what it is for.

use std::io::{BufRead, Write, stdin, stdout};
use std::time::Instant;

use tessera_browser::{Device, Options};

fn main() -> std::io::Result<()> {
    let device = Device::new(Options::default(), || 0);
    for line in stdin().lock().lines() {
        let line = line?;
        let (name, request) = line.split_once('\t').unwrap_or((&line, "{}"));
        let began = Instant::now();
        let answer = device.call(name, request, &mut |_| {});
        let milliseconds = began.elapsed().as_secs_f64() * 1e3;
        println!("{milliseconds}\t{}", answer.unwrap_or_else(|problem| problem));
        stdout().flush()?;
    }
    Ok(())
}
