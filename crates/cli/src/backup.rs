//! `menagerie backup`: a copy of the data, also while a server uses it.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use registry::Word;

use crate::speech::Speech;

pub(crate) fn run(data: &Path, file: &Path, speech: &Speech, out: &mut impl Write) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(server::store::backup(data, file))?;
    writeln!(out, "{}", speech.say("backup-done", &[("file", Word::Text(&file.display().to_string()))]))?;
    Ok(())
}
