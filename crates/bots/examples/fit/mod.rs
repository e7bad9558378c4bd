//! Least squares for the examples that learn weights, and what they have in common.

mod table;
mod wishes;

pub(crate) use table::{Titles, compare_at, spell};
pub(crate) use wishes::{Wishes, tune};

/// The normal equations, as samples come. The unknowns are the weights of several moments of a game, one after the other.
/// Each is held near the one set by hand, and near the same weight of neighbouring moments.
pub(crate) struct Fit {
    matrix: Vec<f64>,
    right: Vec<f64>,
    size: usize,
}

impl Fit {
    /// `count` weights a moment. `held` says how many times a thing has to be seen to count as much as the weight set by
    /// hand, and `smooth` the same for neighbouring moments.
    pub(crate) fn new(by_hand: &[f64], count: usize, held: f64, smooth: f64) -> Fit {
        let size = by_hand.len();
        let mut matrix = vec![0.0; size * size];
        for at in 0..size {
            matrix[at * size + at] = held;
        }
        for at in 0..size - count {
            let next = at + count;
            for (row, column, amount) in
                [(at, at, smooth), (next, next, smooth), (at, next, -smooth), (next, at, -smooth)]
            {
                matrix[row * size + column] += amount;
            }
        }
        let right = by_hand.iter().map(|weight| held * weight).collect();
        Fit { matrix, right, size }
    }

    /// Adds what was seen, unknowns and how much of each, and what came of it.
    pub(crate) fn add(&mut self, seen: &[(usize, f64)], points: f64) {
        for &(row, amount) in seen {
            self.right[row] += amount * points;
            for &(column, other) in seen {
                self.matrix[row * self.size + column] += amount * other;
            }
        }
    }

    /// By Cholesky's factors: the matrix is symmetric and, held as it is, positive definite.
    pub(crate) fn solve(&self) -> Vec<f64> {
        let size = self.size;
        let mut factor = self.matrix.clone();
        for row in 0..size {
            for column in 0..=row {
                let (above, below) = (&factor[column * size..][..column], &factor[row * size..][..column]);
                let sum: f64 = above.iter().zip(below).map(|(a, b)| a * b).sum();
                let rest = factor[row * size + column] - sum;
                factor[row * size + column] =
                    if row == column { rest.sqrt() } else { rest / factor[column * size + column] };
            }
        }
        let mut solution = self.right.clone();
        for row in 0..size {
            let sum: f64 = (0..row).map(|at| factor[row * size + at] * solution[at]).sum();
            solution[row] = (solution[row] - sum) / factor[row * size + row];
        }
        for row in (0..size).rev() {
            let sum: f64 = (row + 1..size).map(|at| factor[at * size + row] * solution[at]).sum();
            solution[row] = (solution[row] - sum) / factor[row * size + row];
        }
        solution
    }
}
