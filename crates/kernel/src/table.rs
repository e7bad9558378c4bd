//! Tables that an owner of a game can replace: rows of text, split by commas, and what can be wrong with one.

use std::fmt;

use crate::reason::{Arg, Reason};

/// The column about where a row comes from, which is passed over.
const PROVENANCE: &str = "provenance";

/// What a table looks like.
#[derive(Debug, PartialEq, Eq)]
pub struct TableFormat<const N: usize> {
    /// The option that holds it.
    pub option: &'static str,
    /// The section of the rules that describes it.
    pub rule: &'static str,
    /// The names of its columns. A row may have one more, which is passed over.
    pub columns: [&'static str; N],
}

/// The ways in which a row of the tables of one game can be wrong.
pub trait TableProblem: Copy + fmt::Debug {
    /// The id of the game.
    const GAME: &'static str;

    /// A short name that begins with `bad-`, and a sentence for those who write files. The sentence's key in the Fluent
    /// files is the game's id and the rest of the short name.
    fn words(self) -> (&'static str, &'static str);
}

/// What is wrong with a table, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable<P> {
    /// The option that holds the table.
    pub option: &'static str,
    /// The section of the rules that describes it.
    pub rule: &'static str,
    /// The number of the line, from 1; of a row that is missing, the line after the last. 0 if no row is to blame.
    pub row: usize,
    /// The name of the column.
    pub column: &'static str,
    /// What is there.
    pub value: String,
    /// What is wrong with it.
    pub problem: P,
}

impl<P: TableProblem> BadTable<P> {
    /// The same, ready to be told.
    pub fn reason(&self) -> Reason {
        let (code, _) = self.problem.words();
        Reason {
            code,
            key: format!("{}-{}", P::GAME, code.trim_start_matches("bad-")),
            args: vec![
                ("row", Arg::Number(self.row as i64)),
                ("column", self.column.into()),
                ("value", self.value.as_str().into()),
            ],
            rule: Some(self.rule),
        }
    }
}

impl<P: TableProblem> fmt::Display for BadTable<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadTable { option, row, column, value, problem, .. } = self;
        write!(f, "{option}, row {row}, column {column}: {value:?}: {}", problem.words().1)
    }
}

impl<P: TableProblem> std::error::Error for BadTable<P> {}

impl<const N: usize> TableFormat<N> {
    /// The rows of a table, without a head row and empty lines, and the number of the line after the last. A row with too
    /// few or too many columns has the problem `miscounted`.
    pub fn rows<'a, P>(
        &'static self,
        text: &'a str,
        miscounted: P,
    ) -> Result<(Vec<TableRow<'a, N>>, usize), BadTable<P>> {
        let (mut rows, mut after) = (Vec::new(), 1);
        for (at, line) in text.lines().enumerate() {
            after = at + 2;
            if line.trim().is_empty() {
                continue;
            }
            let fields: Vec<&str> = line.split(',').map(str::trim).collect();
            let count = fields.len();
            match <[&str; N]>::try_from(&fields[..count.min(N)]) {
                Ok(fields) if count <= N + 1 => {
                    if at > 0 || fields[0] != self.columns[0] {
                        rows.push(TableRow { format: self, number: at + 1, fields });
                    }
                }
                // The first column that is missing, or the last one there may be.
                Ok(_) | Err(_) => {
                    let column = self.columns.get(count).copied().unwrap_or(PROVENANCE);
                    let value = line.trim().to_owned();
                    return Err(BadTable { column, ..self.bad(at + 1, value, miscounted) });
                }
            }
        }
        Ok((rows, after))
    }

    /// Something is wrong with the first column of a row.
    pub fn bad<P>(&self, row: usize, value: String, problem: P) -> BadTable<P> {
        BadTable { option: self.option, rule: self.rule, row, column: self.columns[0], value, problem }
    }
}

/// A row of a table.
#[derive(Clone, Copy, Debug)]
pub struct TableRow<'a, const N: usize> {
    format: &'static TableFormat<N>,
    number: usize,
    /// What stands in its columns.
    pub fields: [&'a str; N],
}

impl<const N: usize> TableRow<'_, N> {
    /// Something is wrong with a column, from 0.
    pub fn bad<P>(&self, column: usize, problem: P) -> BadTable<P> {
        let bad = self.format.bad(self.number, self.fields[column].to_owned(), problem);
        BadTable { column: self.format.columns[column], ..bad }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Problem {
        Columns,
        Animal,
    }

    impl TableProblem for Problem {
        const GAME: &'static str = "ark";

        fn words(self) -> (&'static str, &'static str) {
            match self {
                Problem::Columns => ("bad-ark-columns", "a row has 2 columns"),
                Problem::Animal => ("bad-ark-animal", "no such animal"),
            }
        }
    }

    static FORMAT: TableFormat<2> = TableFormat { option: "ark", rule: "§9", columns: ["animal", "count"] };

    #[test]
    fn a_head_row_empty_lines_and_provenance_are_passed_over() {
        let (rows, after) = FORMAT.rows("animal,count\n\n lion , 2,seen\napes,3", Problem::Columns).expect("a table");
        let fields: Vec<_> = rows.iter().map(|row| row.fields).collect();
        assert_eq!((fields, after), (vec![["lion", "2"], ["apes", "3"]], 5));
        // A head row is the first line, or none.
        let (rows, after) = FORMAT.rows("lion,2\nanimal,count", Problem::Columns).expect("a table");
        assert_eq!((rows.len(), after), (2, 3));
        assert_eq!(FORMAT.rows("", Problem::Columns).expect("a table").1, 1);
    }

    #[test]
    fn a_row_has_as_many_columns_as_there_are_or_one_more() {
        let miscounted = |text: &'static str| FORMAT.rows(text, Problem::Columns).expect_err("miscounted");
        let bad = miscounted("lion,2\n lion");
        assert_eq!((bad.row, bad.column, bad.value.as_str(), bad.problem), (2, "count", "lion", Problem::Columns));
        let bad = miscounted("lion,2,seen,twice");
        assert_eq!((bad.row, bad.column, bad.value.as_str()), (1, "provenance", "lion,2,seen,twice"));
    }

    #[test]
    fn what_is_wrong_is_told_with_row_column_and_value() {
        let (rows, _) = FORMAT.rows("lion,2\nyeti,1", Problem::Columns).expect("a table");
        let bad = rows[1].bad(0, Problem::Animal);
        assert_eq!(bad.to_string(), "ark, row 2, column animal: \"yeti\": no such animal");
        let reason = bad.reason();
        assert_eq!((reason.code, reason.key.as_str(), reason.rule), ("bad-ark-animal", "ark-ark-animal", Some("§9")));
        assert_eq!(reason.args, [("row", Arg::Number(2)), ("column", "animal".into()), ("value", "yeti".into())]);
    }
}
