//! §7: a coworker changes its post, and with it its job.

use std::mem::discriminant;

use kernel::{Log, Seat};
use trucks::Money;

use super::{check_price, settle};
use crate::action::{Action, Event, Illegal};
use crate::components::price;
use crate::water::Water;
use crate::zoo::Post;

/// Every coworker, those in booths and in stations once, with every other post.
#[inline]
pub(super) fn choices(water: &Water, seat: Seat, each: &mut impl FnMut(Action)) {
    let zoo = water.zoo(seat);
    for from in zoo.staffed_posts() {
        zoo.open_posts().filter(|&to| !is_same(from, to)).for_each(|to| each(Action::Repost(from, to)));
    }
}

/// R31, R48: from one booth to the other nothing would change.
fn is_same(from: Post, to: Post) -> bool {
    match from {
        Post::Booth | Post::Station | Post::Depot => discriminant(&from) == discriminant(&to),
        Post::Cell(_) => from == to,
    }
}

pub(super) fn check(water: &Water, money: &Money, seat: Seat, from: Post, to: Post) -> Result<(), Illegal> {
    if !water.zoo(seat).is_staffed(from) {
        return Err(Illegal::NobodyThere(from));
    }
    if is_same(from, to) {
        return Err(Illegal::SamePost);
    }
    settle::check_post(water, seat, to)?;
    check_price(money, seat, price::CREW)
}

pub(super) fn perform(
    water: &mut Water,
    money: &mut Money,
    seat: Seat,
    from: Post,
    to: Post,
    log: &mut impl Log<Event>,
) {
    money.pay(seat, price::CREW);
    let zoo = water.zoo_mut(seat);
    zoo.vacate(from);
    zoo.staff(to);
    log.tell(|| Event::Reposted { seat, from_job: from.job(), from, job: to.job(), place: to });
}
