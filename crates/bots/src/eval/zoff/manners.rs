//! Which choices are worth a thought, and what one does not do to a partner. Nothing here looks at cards that the
//! seat does not know.

use games::zoff::{Action, Cards, Combination, Phase, Zoff};
use kernel::Seat;

/// So many gifts are thought about.
const GIFTS: usize = 12;

pub(super) fn sensible(game: &Zoff, seat: Seat, actions: &mut Vec<Action>) {
    match game.decision() {
        Phase::Lead => keep(actions, |action| !strands_joker(game, seat, action)),
        Phase::Answer => answers(game, seat, actions),
        Phase::Reply => replies(game, seat, actions),
        Phase::Give | Phase::GiveBack => gifts(game, seat, actions),
        Phase::ChooseDealer | Phase::Deal | Phase::Over => {}
    }
}

/// Leaves what `wanted` wants, unless that is nothing.
fn keep(actions: &mut Vec<Action>, wanted: impl Fn(Action) -> bool) {
    if actions.iter().any(|&action| wanted(action)) {
        actions.retain(|&action| wanted(action));
    }
}

/// Whether only the joker would be left, which cannot be led (R5).
fn strands_joker(game: &Zoff, seat: Seat, action: Action) -> bool {
    matches!(action, Action::Play(cards) if !Combination::can_be_led_from(game.hand(seat).without(cards)))
}

fn answers(game: &Zoff, seat: Seat, actions: &mut Vec<Action>) {
    let hand = game.hand(seat);
    let goes_out = |action: Action| matches!(action, Action::Play(cards) if cards == hand);
    if is_sure_of_partner(game, seat) {
        actions.retain(|&action| action == Action::Pass || goes_out(action));
        return;
    }
    keep(actions, |action| !strands_joker(game, seat, action));
    if actions.iter().any(|action| matches!(action, Action::Show(_))) {
        shows(game, seat, actions);
    }
}

/// Whether the partner, who still has cards, is sure to take the trick unless this seat beats it.
pub fn is_sure_of_partner(game: &Zoff, seat: Seat) -> bool {
    let Some((table, owner)) = game.on_table() else { return false };
    if game.partner(seat) != Some(owner) || game.hand(owner).is_empty() {
        return false;
    }
    let unseen = game.unseen(seat).without(game.certain(seat, owner));
    // With the cards that a senior may add.
    let reach = |other: Seat| {
        let senior = game.senior(other).map_or(0, |senior| game.hand(senior).len());
        game.hand(other).len() + senior
    };
    let most = game.yet_to_answer(seat).map(reach).max().unwrap_or(0);
    !table.beaten_by().any(|whole| whole.size <= most && whole.can_be_completed(Cards::NONE, unseen))
}

/// Of the sets that could be shown, those that the senior may be able to complete, and of each animal as many as there are.
fn shows(game: &Zoff, seat: Seat, actions: &mut Vec<Action>) {
    let (Some((table, _)), Some(senior)) = (game.on_table(), game.partner(seat)) else { return };
    let unseen = game.unseen(seat);
    debug_assert!(!game.hand(senior).is_empty());
    let may_be_completed = |cards: Cards| table.beaten_by().any(|whole| whole.can_be_completed(cards, unseen));
    let mut at = 0;
    while at < actions.len() {
        let drop = match actions[at] {
            Action::Show(cards) => !may_be_completed(cards) || actions.iter().any(|&other| shows_more(other, cards)),
            _ => false,
        };
        if drop {
            actions.remove(at);
        } else {
            at += 1;
        }
    }
}

/// Whether this shows more of the same, without another helper.
fn shows_more(action: Action, cards: Cards) -> bool {
    let Action::Show(more) = action else { return false };
    more != cards && more.contains(cards) && more.kinds() == cards.kinds()
}

fn replies(game: &Zoff, seat: Seat, actions: &mut Vec<Action>) {
    if puts_partner_out(game, seat) && actions.len() > 1 {
        actions.retain(|&action| action != Action::Decline);
    }
}

/// Whether the cards that the junior has shown are its last.
pub fn puts_partner_out(game: &Zoff, senior: Seat) -> bool {
    game.decision() == Phase::Reply && game.partner(senior).is_some_and(|junior| game.hand(junior) == game.shown_now())
}

/// The gifts that leave the fewest plays, and those of a kind.
fn gifts(game: &Zoff, seat: Seat, actions: &mut Vec<Action>) {
    if actions.len() <= GIFTS {
        return;
    }
    actions.sort_unstable_by_key(|&action| std::cmp::Reverse(gift_worth(game.hand(seat), action)));
    actions.truncate(GIFTS);
}

/// What it is worth to get rid of these cards.
pub(super) fn gift_worth(hand: Cards, action: Action) -> i32 {
    let (Action::Give(cards) | Action::Discard(cards)) = action else { return 0 };
    let saved = plays_left(hand) - plays_left(hand.without(cards));
    let pair = i32::from(cards.len() == 2 && cards.kinds() == 1);
    let strong: i32 = cards.iter().map(|(card, count)| i32::from(card.prey() * count)).sum();
    100 * saved + 40 * pair + 20 * i32::from(cards.len()) - 3 * strong - 50 * i32::from(cards.contains(Cards::JOKER))
}

/// In how many plays a hand could be laid down if nobody ever answered.
#[inline]
pub(super) fn plays_left(hand: Cards) -> i32 {
    Combination::fewest(hand).into()
}
