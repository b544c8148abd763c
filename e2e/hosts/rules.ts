/** What every widget does on every host; titles of the steps that try it, and of the table. */
export const rules = {
  mounts: 'mounts',
  guest: 'no trace',
  properties: 'properties',
  moves: 'moves',
  events: 'events',
  unmounts: 'unmounts',
  again: 'again',
} as const;
