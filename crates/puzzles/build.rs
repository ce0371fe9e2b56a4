//! Packs the library's files into the program, where the feature `library` asks for them.

use std::path::Path;
use std::{env, fs, io};

const GAMES: [&str; 5] = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    let out = Path::new(&out);
    println!("cargo:rerun-if-changed=build.rs");
    fs::write(out.join("packed.rs"), packed(out)?)
}

#[cfg(not(feature = "library"))]
fn packed(_out: &Path) -> io::Result<String> {
    let _ = GAMES;
    Ok("const PACKED: [(&str, &[u8]); 0] = [];\nfn unpacked(_: &[u8]) -> String { String::new() }"
        .to_owned())
}

#[cfg(feature = "library")]
fn packed(out: &Path) -> io::Result<String> {
    use std::fmt::Write as _;

    let mut list = format!("const PACKED: [(&str, &[u8]); {}] = [", GAMES.len());
    for game in GAMES {
        let file = format!("library/{game}.txt");
        println!("cargo:rerun-if-changed={file}");
        let text = fs::read(&file)?;
        let parameters = brotli::enc::BrotliEncoderParams {
            quality: 9,
            lgwin: 22,
            size_hint: text.len(),
            ..Default::default()
        };
        let mut bytes = Vec::new();
        brotli::BrotliCompress(&mut &text[..], &mut bytes, &parameters)?;
        let path = out.join(format!("{game}.br"));
        fs::write(&path, bytes)?;
        write!(list, "({game:?}, include_bytes!({path:?})),").map_err(io::Error::other)?;
    }
    list.push_str("];\nuse super::unpack::unpacked;\n");
    Ok(list)
}
