//! The calls of the module on this machine without WebAssembly, to compare with: `benches/browser/run` runs it.
//!
//! Reads lines of a call's name, a tab and its request; answers each with the milliseconds that the call took and its
//! answer, with a tab between.
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
        println!(
            "{milliseconds}\t{}",
            answer.unwrap_or_else(|problem| problem)
        );
        stdout().flush()?;
    }
    Ok(())
}
