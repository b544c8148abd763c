import { none } from './none.ts';
import type { StatePack } from './state-pack.ts';
import { texas } from './texas.ts';

/** What the law of a state asks, by the name that a profile has; `none` asks nothing. */
export const statePacks = { texas, none } satisfies Record<string, StatePack>;

export type StatePackName = keyof typeof statePacks;

export const statePackNames = Object.keys(statePacks) as [StatePackName, ...StatePackName[]];
