//! §2.3: the paths of a zoo drawn on a fine raster and flooded from outside: what stays dry is cut off.

use std::collections::HashSet;

use mio::{A, B, EXITS, Mio, Paths, Placement, Side};

use crate::spots::view;

/// Points of the raster from one cell to the next; a cell's middle is in the middle.
const SCALE: i64 = 32;

type Point = (i64, i64);

/// How many regions the paths of a zoo cut off.
pub(crate) fn regions(game: &Mio, seat: usize) -> i64 {
    let seen = view(game);
    let set = seen.tiles.0;
    let mut drawn = HashSet::new();
    draw(set.start(), Placement::default(), &mut drawn);
    for placed in &seen.zoos[seat].tiles {
        let at = Placement { x: placed.x, y: placed.y, r: placed.r };
        draw(set.tile(placed.tile).paths, at, &mut drawn);
    }
    count(&drawn)
}

/// Every network is a star: from each exit to a point between its exits. Networks do not cross, so that neither do the
/// stars, if the exits are pulled onto a round line first.
fn draw(paths: Paths, at: Placement, drawn: &mut HashSet<Point>) {
    let mut points: HashSet<Point> = HashSet::new();
    for network in 0..paths.networks() {
        let exits: Vec<(usize, Side)> =
            paths.exits().filter(|&(half, side)| paths.network(half, side) == network).collect();
        let rounded: Vec<(f64, f64)> = exits.iter().map(|&exit| on_the_round_line(exit)).collect();
        let count = rounded.len() as f64;
        let hub = rounded.iter().fold((0.0, 0.0), |(x, y), point| (x + point.0 / count, y + point.1 / count));
        let mut star = HashSet::new();
        for (&exit, &near) in exits.iter().zip(&rounded) {
            line(at_the_edge(exit), near, &mut star);
            line(near, hub, &mut star);
        }
        let touches = |&(x, y): &Point| (-1..=1).any(|dx| (-1..=1).any(|dy| points.contains(&(x + dx, y + dy))));
        assert!(!star.iter().any(touches), "two networks of a tile touch in the drawing");
        points.extend(star);
    }
    drawn.extend(points.into_iter().map(|point| turned(point, at)));
}

/// The middle of an edge; half A's middle is (0, 0).
fn at_the_edge((half, side): (usize, Side)) -> (f64, f64) {
    let middle = if half == B { SCALE as f64 } else { 0.0 };
    let (dx, dy) = side.step();
    let half = SCALE as f64 / 2.0;
    (middle + f64::from(dx) * half, f64::from(dy) * half)
}

/// Six points on an oval inside the tile, in the order of the exits.
fn on_the_round_line(exit: (usize, Side)) -> (f64, f64) {
    let (x, y) = at_the_edge(exit);
    let (from_middle, scale) = (x - SCALE as f64 / 2.0, SCALE as f64);
    (SCALE as f64 / 2.0 + from_middle * 0.85, y / (0.5 * scale) * 0.35 * scale)
}

/// A line of points that touch at least by corners.
fn line(from: (f64, f64), to: (f64, f64), points: &mut HashSet<Point>) {
    let steps = ((to.0 - from.0).abs().max((to.1 - from.1).abs())).ceil().max(1.0) as i64;
    for step in 0..=steps {
        let part = step as f64 / steps as f64;
        let at = |from: f64, to: f64| (from + (to - from) * part).round() as i64;
        points.insert((at(from.0, to.0), at(from.1, to.1)));
    }
}

/// A point of a tile, turned clockwise around the middle of half A and brought to its place.
fn turned((x, y): Point, at: Placement) -> Point {
    let (x, y) = (0..at.r).fold((x, y), |(x, y), _| (y, -x));
    (i64::from(at.x) * SCALE + x, i64::from(at.y) * SCALE + y)
}

/// Regions of points that are not drawn, connected by sides, without the one outside. Where two lines part from each other
/// at a small angle, rounding may close gaps of a few points between them; regions are as large as a cell or nearly so.
fn count(drawn: &HashSet<Point>) -> i64 {
    let xs = || drawn.iter().map(|point| point.0);
    let ys = || drawn.iter().map(|point| point.1);
    let (left, right) = (xs().min().unwrap_or(0) - 1, xs().max().unwrap_or(0) + 1);
    let (low, high) = (ys().min().unwrap_or(0) - 1, ys().max().unwrap_or(0) + 1);
    let width = (right - left + 1) as usize;
    let height = (high - low + 1) as usize;
    let mut wet = vec![false; width * height];
    for &(x, y) in drawn {
        wet[(y - low) as usize * width + (x - left) as usize] = true;
    }
    let mut regions = -1;
    for first in 0..wet.len() {
        if wet[first] {
            continue;
        }
        let mut size = 0;
        wet[first] = true;
        let mut waiting = vec![first];
        while let Some(at) = waiting.pop() {
            size += 1;
            let (x, y) = (at % width, at / width);
            let mut flood = |next: usize| {
                if !wet[next] {
                    wet[next] = true;
                    waiting.push(next);
                }
            };
            if x > 0 {
                flood(at - 1);
            }
            if x + 1 < width {
                flood(at + 1);
            }
            if y > 0 {
                flood(at - width);
            }
            if y + 1 < height {
                flood(at + width);
            }
        }
        assert!(!(SCALE..4 * SCALE).contains(&size), "a region of {size} points: is it one?");
        regions += i64::from(size >= SCALE);
    }
    regions
}

#[test]
fn every_tile_can_be_drawn() {
    for text in [include_str!("../../src/components/tiles.csv"), include_str!("../../src/components/sample.csv")] {
        let options = kernel::Facts::read_options::<mio::Options>(
            &<Mio as kernel::Game>::FACTS,
            &serde_json::json!({ "tiles": text.trim_end() }),
        );
        let set = options.expect("a set").tiles.0;
        for number in mio::Number::all() {
            let mut points = HashSet::new();
            draw(set.tile(number).paths, Placement::default(), &mut points);
            assert_eq!(count(&points), 0, "a single tile closes nothing");
        }
    }
    assert_eq!((A, EXITS.len()), (0, 6));
}
