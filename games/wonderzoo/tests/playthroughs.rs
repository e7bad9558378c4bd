//! Whole matches as text, told again and compared line by line. `UPDATE=1 cargo test` rewrites them.

use wonderzoo::Wonderzoo;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Wonderzoo>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

/// The records of finished tables are proven and played again.
#[test]
fn kept_records_verify() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let files = std::fs::read_dir(folder).expect("the records").map(|file| file.expect("a file").path());
    let verified = files.map(|path| {
        let text = std::fs::read_to_string(&path).expect("a text");
        let record = kernel::Record::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        kernel::Match::<Wonderzoo>::verify(&record).unwrap_or_else(|why| panic!("{}: {why:?}", path.display()))
    });
    assert_eq!(verified.count(), 14);
}
