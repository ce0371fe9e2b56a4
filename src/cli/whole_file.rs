//! Writes files whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file under a temporary name that no other process uses, here or on another machine, then renames it. If
/// that fails, the temporary file is removed, and an earlier file at `path` stays as it is.
///
/// # Errors
/// Errors of the system, such as a full disk.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = path.with_extension(format!("{:016x}.part", rand::random::<u64>()));
    let written = write(&part, bytes).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // It may not have been created; the first error is reported.
        let _ = fs::remove_file(&part);
    }
    written
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_data()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_no_part_when_it_fails() {
        let folder = std::env::temp_dir().join(format!("tessera-whole-{}", std::process::id()));
        let target = folder.join("file");
        fs::create_dir_all(target.join("not empty")).expect("a folder");
        // A folder can't be replaced by a file, so the rename fails after everything was written.
        assert!(write_whole(&target, b"ab").is_err());
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
        let file = folder.join("other");
        write_whole(&file, b"ab").expect("written");
        write_whole(&file, b"c").expect("written again");
        assert_eq!(fs::read(&file).expect("the file"), b"c");
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 2);
        fs::remove_dir_all(folder).expect("removed");
    }
}
