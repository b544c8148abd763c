import type { StatePackName } from '../profile.schema.ts';
import { none } from './none.ts';
import type { StatePack } from './state-pack.ts';
import { texas } from './texas.ts';

export const statePacks: Readonly<Record<StatePackName, StatePack>> = { texas, none };
