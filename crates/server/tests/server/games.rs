//! The games of the test kit, with what a server needs beyond their rules.

use registry::{Knowledge, Listing};
use testkit::games;

testkit::local_game!(
    pub(crate) struct Auction(games::auction::Auction);
);
testkit::local_game!(
    pub(crate) struct Partners(games::partners::Partners);
);
testkit::local_game!(
    pub(crate) struct Broken(games::broken::Broken);
);

pub(crate) static AUCTION: Listing = Listing::of::<Auction>();
pub(crate) static PARTNERS: Listing = Listing::of::<Partners>();
pub(crate) static BROKEN: Listing = Listing::of::<Broken>();

impl Knowledge for Auction {}
impl Knowledge for Partners {}
impl Knowledge for Broken {}

/// Drawn as they are: whatever a view holds is in its drawing.
macro_rules! drawn_as_it_is {
    ($game:ty) => {
        impl kernel::Picture for $game {
            fn picture(view: &<$game as kernel::Game>::View, names: &kernel::Names, _: &dyn kernel::Words) -> String {
                format!("{:?}\n{view:#?}", names.list())
            }
            fn describe(view: &<$game as kernel::Game>::View, names: &kernel::Names, _: &dyn kernel::Words) -> String {
                format!("{:?} {view:?}", names.list())
            }
            fn explain_scores(
                detail: &<$game as kernel::Game>::Detail,
                _: &kernel::Names,
                _: &dyn kernel::Words,
            ) -> String {
                format!("{detail:?}")
            }
        }
    };
}

drawn_as_it_is!(Auction);
drawn_as_it_is!(Partners);
drawn_as_it_is!(Broken);
