// Generated from the Rust types by crates/protocol/tests/typescript. Do not edit.

import type * as zebres from "./zebres";
import type * as zoff from "./zoff";
import type * as zooloretto from "./zooloretto";
import type * as mio from "./mio";
import type * as wonderzoo from "./wonderzoo";

/** What travels of each game, by its id. */
export interface Games {
  zebres: { view: zebres.View; detail: zebres.Detail; options: zebres.Options; event: zebres.Event };
  zoff: { view: zoff.View; detail: zoff.Detail; options: zoff.Options; event: zoff.Event };
  zooloretto: { view: zooloretto.View; detail: zooloretto.Detail; options: zooloretto.Options; event: zooloretto.Event };
  mio: { view: mio.View; detail: mio.Detail; options: mio.Options; event: mio.Event };
  wonderzoo: { view: wonderzoo.View; detail: wonderzoo.Detail; options: wonderzoo.Options; event: wonderzoo.Event };
}

export type GameId = keyof Games;
