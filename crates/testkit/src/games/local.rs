//! A type of the caller's own for a game of another crate.

/// Declares a type of the caller's own that plays like another game, so that the caller can implement traits of third
/// crates for it: knowledge for bots, a picture for the terminal.
///
/// ```
/// use kernel::Game as _;
///
/// testkit::local_game!(
///     /// Nim, as this crate knows it.
///     pub struct MyNim(testkit::games::nim::Nim);
/// );
///
/// assert_eq!(MyNim::FACTS.id, "nim");
/// ```
#[macro_export]
macro_rules! local_game {
    ($(#[$attribute:meta])* $visible:vis struct $name:ident($game:ty);) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        $visible struct $name(pub $game);

        const _: () = {
            use kernel::Game as _;

            impl kernel::Game for $name {
                type Options = <$game as kernel::Game>::Options;
                type Action = <$game as kernel::Game>::Action;
                type Draw = <$game as kernel::Game>::Draw;
                type Event = <$game as kernel::Game>::Event;
                type View = <$game as kernel::Game>::View;
                type Detail = <$game as kernel::Game>::Detail;
                type Position = <$game as kernel::Game>::Position;
                type Illegal = <$game as kernel::Game>::Illegal;
                const FACTS: kernel::Facts = <$game as kernel::Game>::FACTS;

                fn new(setup: &kernel::Setup<Self::Options>) -> Result<Self, kernel::BadSetup> {
                    <$game as kernel::Game>::new(setup).map($name)
                }
                fn seats(&self) -> u8 {
                    self.0.seats()
                }
                fn options(&self) -> Self::Options {
                    self.0.options()
                }
                fn turn(&self) -> kernel::Turn {
                    self.0.turn()
                }
                fn phase(&self) -> &'static str {
                    self.0.phase()
                }
                fn legal(&self, seat: kernel::Seat, out: &mut Vec<Self::Action>) {
                    self.0.legal(seat, out);
                }
                fn check(&self, seat: kernel::Seat, action: &Self::Action) -> Result<(), Self::Illegal> {
                    self.0.check(seat, action)
                }
                fn play(&mut self, seat: kernel::Seat, action: Self::Action, log: &mut impl kernel::Log<Self::Event>) {
                    self.0.play(seat, action, log);
                }
                fn resolve(&mut self, choices: &kernel::Choices<Self::Action>, log: &mut impl kernel::Log<Self::Event>) {
                    self.0.resolve(choices, log);
                }
                fn draw(&self, luck: &mut impl kernel::Luck) -> Self::Draw {
                    self.0.draw(luck)
                }
                fn outcomes(&self, out: &mut Vec<(Self::Draw, u32)>) -> bool {
                    self.0.outcomes(out)
                }
                fn check_draw(&self, draw: &Self::Draw) -> Result<(), Self::Illegal> {
                    self.0.check_draw(draw)
                }
                fn settle(&mut self, draw: &Self::Draw, log: &mut impl kernel::Log<Self::Event>) {
                    self.0.settle(draw, log);
                }
                fn view(&self, viewer: kernel::Viewer) -> Self::View {
                    self.0.view(viewer)
                }
                fn seen(event: &Self::Event, viewer: kernel::Viewer) -> Option<Self::Event> {
                    <$game as kernel::Game>::seen(event, viewer)
                }
                fn reveals(&self, seat: kernel::Seat, action: &Self::Action, viewer: kernel::Viewer) -> bool {
                    self.0.reveals(seat, action, viewer)
                }
                fn reveals_draw(&self, draw: &Self::Draw, viewer: kernel::Viewer) -> bool {
                    self.0.reveals_draw(draw, viewer)
                }
                fn imagine(&self, viewer: kernel::Viewer, luck: &mut impl kernel::Luck) -> Self {
                    $name(self.0.imagine(viewer, luck))
                }
                fn standing(&self) -> kernel::Standing<Self::Detail> {
                    self.0.standing()
                }
                fn position(&self) -> Self::Position {
                    self.0.position()
                }
                fn load(position: Self::Position) -> Result<Self, kernel::BadPosition> {
                    <$game as kernel::Game>::load(position).map($name)
                }
                fn spell(action: &Self::Action, out: &mut String) {
                    <$game as kernel::Game>::spell(action, out);
                }
            }
        };
    };
}
