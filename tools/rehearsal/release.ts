import { readdirSync } from 'node:fs';

/** The folder of `npm run archive`. */
export const RELEASE = 'dist/release';

const archive = readdirSync(RELEASE).find((name) => name.endsWith('.tar.gz'));
if (!archive) throw new Error(`${RELEASE} has no archive. npm run archive makes one.`);

/** The name of the release that is rehearsed, and of the one that plays its predecessor. */
export const current = archive.slice(0, -'.tar.gz'.length);
export const earlier = 'inspection-earlier';

/** What the guide calls these. */
export const words = {
  'inspection-VERSION-linux-x64': current,
  'inspection-EARLIER-linux-x64': earlier,
};

/** A release has no npm: what the guide says to run in its place. */
export const inRelease = (command: 'restore' | 'migrate') => ({
  [`npm run ${command} --`]: `cd /opt/inspection/current && node_modules/.bin/node api/${command}.ts`,
});
