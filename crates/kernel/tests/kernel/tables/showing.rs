//! Partners with one more rule: whoever plays a card is shown the lowest card of the seat after it.

use kernel::{BadPosition, BadSetup, Choices, Facts, Game, Log, Luck, Seat, Setup, Standing, Turn, Viewer};
use testkit::games::partners::{Action, Draw, Event, Illegal, Options, Partners, Position, View};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Showing(Partners);

impl Game for Showing {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = [u8; 2];
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = Partners::FACTS;

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let next = Seat((seat.0 + 1) % 4);
        log.tell(|| Event::Gave { from: next, to: seat, card: self.0.hands[next.index()].nth(0) });
        self.0.play(seat, action, log);
    }

    fn new(setup: &Setup<Options>) -> Result<Showing, BadSetup> {
        Partners::new(setup).map(Showing)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn options(&self) -> Options {
        self.0.options()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn phase(&self) -> &'static str {
        self.0.phase()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.0.check(seat, action)
    }
    fn resolve(&mut self, choices: &Choices<Action>, log: &mut impl Log<Event>) {
        self.0.resolve(choices, log);
    }
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        self.0.draw(luck)
    }
    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        self.0.outcomes(out)
    }
    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        self.0.check_draw(draw)
    }
    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        self.0.settle(draw, log);
    }
    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Partners::seen(event, viewer)
    }
    fn reveals(&self, seat: Seat, action: &Action, viewer: Viewer) -> bool {
        self.0.reveals(seat, action, viewer)
    }
    fn reveals_draw(&self, draw: &Draw, viewer: Viewer) -> bool {
        self.0.reveals_draw(draw, viewer)
    }
    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> Showing {
        Showing(self.0.imagine(viewer, luck))
    }
    fn standing(&self) -> Standing<[u8; 2]> {
        self.0.standing()
    }
    fn position(&self) -> Position {
        self.0.position()
    }
    fn load(position: Position) -> Result<Showing, BadPosition> {
        Partners::load(position).map(Showing)
    }
}
