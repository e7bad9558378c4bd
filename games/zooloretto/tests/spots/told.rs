//! Events in few words, for tests.

use zooloretto::Event;

/// An event in few words.
pub(crate) fn tell(event: &Event) -> String {
    match event {
        Event::Removed { name } => format!("without {name}"),
        Event::First { seat } => format!("{seat} begins"),
        Event::Drew { seat, tile } => format!("{seat} drew {}", tile.tile),
        Event::LastRound => "last round".to_owned(),
        Event::Loaded { seat, tile, truck } => format!("{seat} loaded {} on {truck}", tile.tile),
        Event::Took { seat, truck } => format!("{seat} took {truck}"),
        Event::Coins { seat, coins } => format!("{seat} unloaded {coins}$"),
        Event::Placed { seat, tile, place } => format!("{seat} put {} in {}", tile.tile, place.name()),
        Event::Born { seat, name, place } => format!("{seat} has a baby {name} in {}", place.name()),
        Event::Filled { seat, place, coins, bonus } => {
            format!("{seat} filled {} for {coins} of {bonus}$", place.name())
        }
        Event::Moved { seat, tile, from, place } => {
            format!("{seat} moved {} from {} to {}", tile.tile, from.name(), place.name())
        }
        Event::Exchanged { seat, name, count, from, other_name, other_count, place } => {
            format!(
                "{seat} exchanged {count} {name} of {} for {other_count} {other_name} of {}",
                from.name(),
                place.name()
            )
        }
        Event::Bought { seat, seller_seat, tile, place } => {
            format!("{seat} bought {} of {seller_seat} for {}", tile.tile, place.name())
        }
        Event::Discarded { seat, tile } => format!("{seat} discarded {}", tile.tile),
        Event::Expanded { seat, place } => format!("{seat} opened {}", place.name()),
        Event::Stuck { seat } => format!("{seat} is stuck"),
        Event::Left { tile, truck } => format!("{} left with {truck}", tile.tile),
        Event::Round { seat } => format!("{seat} begins a round"),
        Event::Scored { seat, points, enclosures, stalls, barn, donations, visitors, tokens, coins } => {
            // Base games have nothing of an expansion to tell.
            let expansions = match (donations, visitors, tokens) {
                (0, 0, 0) => String::new(),
                _ => format!(" D{donations} V{visitors} T{tokens}"),
            };
            format!("{seat} has {points} points: {enclosures} {stalls} {barn}{expansions}, {coins}$")
        }
        Event::Advanced { seat, colour, from, to } => format!("{seat} advances {} from {from} to {to}", colour.name()),
        Event::Exited { seat, colour, from } => format!("{seat} lets {} out from {from}", colour.name()),
        Event::Token { seat, colour } => format!("{seat} has the {} token", colour.name()),
        Event::Retreated { seat, colour, from, to } => format!("{seat} retreats {} from {from} to {to}", colour.name()),
        Event::Donated { seat, place, name, count, points } => {
            format!("{seat} donated {count} {name} of {} for {points}", place.name())
        }
        Event::Over => "over".to_owned(),
    }
}
