//! JSON as text, written quickly: what a server sends with every move. The same as `serde_json::to_string` writes,
//! which everything written in a debug build is compared with. Names of fields and variants are not looked through for
//! letters that need escaping, numbers of one digit are not divided, and there is nothing between a value and the text.

use std::fmt::{Display, Write as _};

use serde::Serialize;
use serde::ser::{self, Serializer};
use serde_json::{Error, Value};

/// A value as JSON text, ready to be sent. The few who look inside read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json(String);

impl Json {
    /// Writes a value. It must be plain data with text keys.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Json {
        Json(to_json(value))
    }

    /// The same for something long: with more room, so that it need not grow.
    pub(crate) fn of_long(value: &impl Serialize) -> Json {
        let mut text = String::with_capacity(2048);
        push_json(&mut text, value);
        Json(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the text says, to look into.
    pub fn value(&self) -> Value {
        serde_json::from_str(&self.0).expect("it was written as JSON")
    }

    /// The parts of an array, such as events, to look into; none of anything else.
    pub fn list(&self) -> Vec<Value> {
        match self.value() {
            Value::Array(parts) => parts,
            _ => Vec::new(),
        }
    }
}

/// As part of something else it is what the text says, not a text.
impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

/// A value as JSON. It must be plain data with text keys.
pub fn to_json(value: &(impl Serialize + ?Sized)) -> String {
    let mut text = String::with_capacity(256);
    push_json(&mut text, value);
    text
}

/// Writes a value behind a text. It must be plain data with text keys.
pub fn push_json(text: &mut String, value: &(impl Serialize + ?Sized)) {
    let from = text.len();
    value.serialize(&mut Writer { text }).expect("plain data with text keys");
    debug_assert_eq!(text[from..], serde_json::to_string(value).expect("plain data with text keys"));
}

struct Writer<'a> {
    text: &'a mut String,
}

/// The inside of an array or object.
struct Inside<'w, 'a> {
    writer: &'w mut Writer<'a>,
    is_empty: bool,
    end: &'static str,
}

type Done = Result<(), Error>;

impl<'a> Writer<'a> {
    /// Anything at all, slowly.
    fn slowly(&mut self, value: &(impl Serialize + ?Sized)) -> Done {
        self.text.push_str(&serde_json::to_string(value)?);
        Ok(())
    }

    /// A name in the source, which needs no escaping.
    fn name(&mut self, name: &'static str) {
        self.text.push('"');
        self.text.push_str(name);
        self.text.push('"');
    }

    fn number(&mut self, number: impl Display + TryInto<u8> + Copy) -> Done {
        match number.try_into() {
            Ok(digit @ 0..=9) => self.text.push(char::from(b'0' + digit)),
            _ => write!(self.text, "{number}").expect("a text takes everything"),
        }
        Ok(())
    }

    fn inside<'w>(&'w mut self, begin: &str, end: &'static str) -> Inside<'w, 'a> {
        self.text.push_str(begin);
        Inside { writer: self, is_empty: true, end }
    }

    /// The same as the only thing in an object, which is how a variant with something in it is written.
    fn inside_variant<'w>(&'w mut self, variant: &'static str, begin: &str, end: &'static str) -> Inside<'w, 'a> {
        self.text.push('{');
        self.name(variant);
        self.text.push(':');
        self.inside(begin, end)
    }
}

fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\')
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Inside<'w, 'a>;
    type SerializeTuple = Inside<'w, 'a>;
    type SerializeTupleStruct = Inside<'w, 'a>;
    type SerializeTupleVariant = Inside<'w, 'a>;
    type SerializeMap = Inside<'w, 'a>;
    type SerializeStruct = Inside<'w, 'a>;
    type SerializeStructVariant = Inside<'w, 'a>;

    fn serialize_bool(self, value: bool) -> Done {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.number(value)
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.number(value)
    }

    fn serialize_i32(self, value: i32) -> Done {
        self.number(value)
    }

    fn serialize_i64(self, value: i64) -> Done {
        self.number(value)
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.number(value)
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.number(value)
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.number(value)
    }

    fn serialize_u64(self, value: u64) -> Done {
        self.number(value)
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.slowly(&value)
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.slowly(&value)
    }

    fn serialize_char(self, value: char) -> Done {
        self.slowly(&value)
    }

    fn serialize_str(self, value: &str) -> Done {
        if !is_plain(value) {
            return self.slowly(value);
        }
        self.text.push('"');
        self.text.push_str(value);
        self.text.push('"');
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        let from = self.text.len();
        write!(self.text, "\"{value}\"").map_err(ser::Error::custom)?;
        if !is_plain(&self.text[from + 1..self.text.len() - 1]) {
            self.text.truncate(from);
            return self.slowly(&value.to_string());
        }
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.slowly(value)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.name(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let inside = self.inside_variant(variant, "", "}");
        value.serialize(&mut *inside.writer)?;
        inside.end()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'w, 'a>, Error> {
        Ok(self.inside("[", "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'w, 'a>, Error> {
        Ok(self.inside("[", "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'w, 'a>, Error> {
        Ok(self.inside("[", "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'w, 'a>, Error> {
        Ok(self.inside_variant(variant, "[", "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'w, 'a>, Error> {
        Ok(self.inside("{", "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'w, 'a>, Error> {
        Ok(self.inside("{", "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'w, 'a>, Error> {
        Ok(self.inside_variant(variant, "{", "}}"))
    }
}

impl Inside<'_, '_> {
    fn part(&mut self) {
        if !self.is_empty {
            self.writer.text.push(',');
        }
        self.is_empty = false;
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part();
        value.serialize(&mut *self.writer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.part();
        self.writer.name(name);
        self.writer.text.push(':');
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Done {
        self.writer.text.push_str(self.end);
        Ok(())
    }
}

impl ser::SerializeSeq for Inside<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.end()
    }
}

impl ser::SerializeTuple for Inside<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.end()
    }
}

impl ser::SerializeTupleStruct for Inside<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.end()
    }
}

impl ser::SerializeTupleVariant for Inside<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.end()
    }
}

impl ser::SerializeMap for Inside<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.part();
        let key = serde_json::to_string(key)?;
        // A number as a key is written as a text.
        match key.starts_with('"') {
            true => self.writer.text.push_str(&key),
            false => self.writer.serialize_str(&key)?,
        }
        self.writer.text.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Done {
        self.end()
    }
}

impl ser::SerializeStruct for Inside<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.field(name, value)
    }

    fn end(self) -> Done {
        self.end()
    }
}

impl ser::SerializeStructVariant for Inside<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.field(name, value)
    }

    fn end(self) -> Done {
        self.end()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Nothing,
        Number(i32),
        Pair(u8, Option<bool>),
        NamedFields { first_one: &'static str, second: [i64; 2] },
    }

    #[derive(Serialize)]
    struct Wrapped(u8);

    #[derive(Serialize)]
    struct Pair(u8, String);

    #[derive(Serialize)]
    struct Nothing;

    #[derive(Serialize)]
    #[serde(tag = "is")]
    enum Tagged {
        Here { at: Wrapped },
    }

    #[track_caller]
    fn check(value: &impl Serialize) {
        assert_eq!(to_json(value), serde_json::to_string(value).unwrap());
        let mut text = "before ".to_owned();
        push_json(&mut text, value);
        assert_eq!(text, format!("before {}", to_json(value)));
    }

    #[test]
    fn it_is_what_serde_json_writes() {
        check(&[Kind::Nothing, Kind::Number(-7), Kind::Pair(3, None), Kind::Pair(250, Some(true))]);
        check(&Kind::NamedFields { first_one: "é \"quoted\"\n\\", second: [i64::MIN, i64::MAX] });
        check(&(Wrapped(9), Wrapped(10), Pair(0, "\u{1}\u{7f}🦓".to_owned()), Nothing, ()));
        check(&Tagged::Here { at: Wrapped(1) });
        check(&(u64::MAX, 0i8, -1i16, 65_535u16, 9u32, 10u32, 0.1f32, -1.5e300f64, f64::NAN, 'x', '"'));
        check(&BTreeMap::from([(1u8, vec!["a"]), (20, vec![])]));
        check(&BTreeMap::from([("a\"b", Some(1)), ("", None)]));
        check(&json!({"z": [null, {}, [], {"deep": [1.5, "text"]}], "a": "b"}));
        check(&format_args!("shown with \"{}\"", 1));
        check(&format_args!("shown {}", 'é'));
    }
}
