//! As much of TypeScript as our declarations need, to compare JSON with them.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// Declared types, by name.
pub(crate) struct Shapes {
    named: BTreeMap<String, Shape>,
}

/// A type.
#[derive(Clone, Debug)]
enum Shape {
    /// `string`, `number`, `boolean`, `null` or `unknown`, or a declared type.
    Named(String),
    /// A text itself.
    Text(String),
    /// Elements that are alike, any number of them.
    List(Box<Shape>),
    /// As many elements as there are types.
    Tuple(Vec<Shape>),
    Object(Vec<Field>),
    /// Fields whose names are of a type, each of which may be missing: `{ [key in K]?: V }`.
    Map(Box<Shape>, Box<Shape>),
    /// Any of these.
    Union(Vec<Shape>),
    /// The fields of all of these.
    Both(Vec<Shape>),
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    optional: bool,
    shape: Shape,
}

impl Shapes {
    /// Reads declarations, `export type Name = …;` each.
    pub(crate) fn read<'a>(declarations: impl Iterator<Item = &'a str>) -> Shapes {
        let mut named = BTreeMap::new();
        for text in declarations {
            let mut reader = Reader { tokens: tokens(text), next: 0 };
            reader.expect("export");
            reader.expect("type");
            let name = reader.word();
            reader.expect("=");
            named.insert(name, reader.shape());
        }
        Shapes { named }
    }

    /// Asserts that what travels is of the type with this name.
    #[track_caller]
    pub(crate) fn check(&self, name: &str, travels: &impl Serialize) {
        let json = serde_json::to_value(travels).expect("it is plain data");
        if let Err(why) = self.is(&json, &Shape::Named(name.to_owned())) {
            panic!("{why}, in this {name}: {json}");
        }
    }

    fn is(&self, json: &Value, shape: &Shape) -> Result<(), String> {
        let fits = match (shape, json) {
            (Shape::Named(name), _) => match name.as_str() {
                "unknown" => true,
                "string" => json.is_string(),
                "number" => json.is_number(),
                "boolean" => json.is_boolean(),
                "null" => json.is_null(),
                _ => return self.is(json, self.named(name)),
            },
            (Shape::Text(text), _) => json == text,
            (Shape::List(of), Value::Array(all)) => return all.iter().try_for_each(|one| self.is(one, of)),
            (Shape::Tuple(of), Value::Array(all)) if of.len() == all.len() => {
                return all.iter().zip(of).try_for_each(|(one, of)| self.is(one, of));
            }
            (Shape::Map(name, of), Value::Object(all)) => {
                return all.iter().try_for_each(|(key, one)| {
                    self.is(&Value::from(key.as_str()), name)?;
                    self.is(one, of)
                });
            }
            (Shape::Union(any), _) => any.iter().any(|one| self.is(json, one).is_ok()),
            (Shape::Object(_) | Shape::Both(_), Value::Object(all)) => {
                let fields = self.fields(shape);
                if let Some(name) = all.keys().find(|name| fields.iter().all(|field| field.name != **name)) {
                    return Err(format!("the field {name} is not declared"));
                }
                return fields.iter().try_for_each(|field| match all.get(&field.name) {
                    Some(one) => self.is(one, &field.shape).map_err(|why| format!("{why}, in {}", field.name)),
                    None if field.optional => Ok(()),
                    None => Err(format!("the field {} is missing", field.name)),
                });
            }
            (Shape::List(_) | Shape::Tuple(_) | Shape::Map(..) | Shape::Object(_) | Shape::Both(_), _) => false,
        };
        if fits { Ok(()) } else { Err(format!("{json} is not {shape:?}")) }
    }

    fn fields(&self, shape: &Shape) -> Vec<Field> {
        match shape {
            Shape::Object(fields) => fields.clone(),
            Shape::Both(all) => all.iter().flat_map(|one| self.fields(one)).collect(),
            Shape::Named(name) => self.fields(self.named(name)),
            Shape::Text(_) | Shape::List(_) | Shape::Tuple(_) | Shape::Map(..) | Shape::Union(_) => {
                panic!("{shape:?} has no fields")
            }
        }
    }

    fn named(&self, name: &str) -> &Shape {
        self.named.get(name).unwrap_or_else(|| panic!("nothing declares {name}"))
    }
}

/// Words, texts in quotes, and marks.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' => {
                // A comment says nothing to us.
                rest = rest.split_once("*/").expect("a comment ends").1.trim_start();
                continue;
            }
            '"' => rest[1..].find('"').expect("a text ends") + 2,
            c if c.is_alphanumeric() || c == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            mark => mark.len_utf8(),
        };
        tokens.push(rest[..length].to_owned());
        rest = rest[length..].trim_start();
    }
    tokens
}

struct Reader {
    tokens: Vec<String>,
    next: usize,
}

impl Reader {
    fn peek(&self) -> &str {
        self.tokens.get(self.next).map_or("", String::as_str)
    }

    fn word(&mut self) -> String {
        self.next += 1;
        self.tokens.get(self.next - 1).cloned().unwrap_or_default()
    }

    fn takes(&mut self, token: &str) -> bool {
        let here = self.peek() == token;
        self.next += usize::from(here);
        here
    }

    #[track_caller]
    fn expect(&mut self, token: &str) {
        assert!(self.takes(token), "{token} expected, not {} in {:?}", self.peek(), self.tokens);
    }

    fn shape(&mut self) -> Shape {
        self.takes("|");
        let mut any = vec![self.both()];
        while self.takes("|") {
            any.push(self.both());
        }
        if any.len() == 1 { any.remove(0) } else { Shape::Union(any) }
    }

    fn both(&mut self) -> Shape {
        let mut all = vec![self.one()];
        while self.takes("&") {
            all.push(self.one());
        }
        if all.len() == 1 { all.remove(0) } else { Shape::Both(all) }
    }

    fn one(&mut self) -> Shape {
        let word = self.word();
        match word.as_str() {
            "{" => self.object(),
            "[" => Shape::Tuple(self.several("]")),
            "(" => {
                let inner = self.shape();
                self.expect(")");
                inner
            }
            "Array" => {
                self.expect("<");
                let of = self.shape();
                self.expect(">");
                Shape::List(Box::new(of))
            }
            _ => match word.strip_prefix('"') {
                Some(text) => Shape::Text(text.trim_end_matches('"').to_owned()),
                None => Shape::Named(word),
            },
        }
    }

    fn several(&mut self, end: &str) -> Vec<Shape> {
        let mut all = Vec::new();
        while !self.takes(end) {
            all.push(self.shape());
            self.takes(",");
        }
        all
    }

    fn object(&mut self) -> Shape {
        if self.takes("[") {
            self.expect("key");
            self.expect("in");
            let name = self.shape();
            self.expect("]");
            self.expect("?");
            self.expect(":");
            let of = self.shape();
            self.expect("}");
            return Shape::Map(Box::new(name), Box::new(of));
        }
        let mut fields = Vec::new();
        while !self.takes("}") {
            let name = self.word().trim_matches('"').to_owned();
            let optional = self.takes("?");
            self.expect(":");
            fields.push(Field { name, optional, shape: self.shape() });
            self.takes(",");
        }
        Shape::Object(fields)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(declared: &str, json: &Value, fits: bool) {
        let shapes = Shapes::read([declared, "export type Animal = \"lion\" | \"seal\";"].into_iter());
        assert_eq!(shapes.is(json, &Shape::Named("T".to_owned())).is_ok(), fits, "{json} as {declared}");
    }

    #[test]
    fn json_is_compared_with_what_is_declared() {
        check("/** A text. */\nexport type T = string;", &json!("x"), true);
        check("export type T = string | null;", &json!(1), false);
        check("export type T = Array<[number, Animal]>;", &json!([[1, "seal"]]), true);
        check("export type T = Array<[number, Animal]>;", &json!([[1, "fox"]]), false);
        check("export type T = { a: number, b?: boolean, };", &json!({ "a": 1 }), true);
        check("export type T = { a: number, b?: boolean, };", &json!({ "a": 1, "c": 2 }), false);
        check("export type T = { a: number, b: boolean, };", &json!({ "a": 1 }), false);
        check("export type T = { \"is\": \"x\" } & { a: number };", &json!({ "is": "x", "a": 1 }), true);
        check("export type T = { [key in Animal]?: number };", &json!({ "lion": 1 }), true);
        check("export type T = { [key in Animal]?: number };", &json!({ "fox": 1 }), false);
    }
}
