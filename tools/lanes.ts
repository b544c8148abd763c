import { availableParallelism } from 'node:os';
import { type Count, countOfPlaywright, countOfVitest } from './test-report.ts';

/** A command of `npm test`. */
export interface Lane {
  name: string;
  /** `report`: where it writes the JSON that `count` reads; a lane without it counts as one test. */
  command: (report: string) => string[];
  count?: (report: string) => Count;
  env?: NodeJS.ProcessEnv;
  /** What CI adds to it, or all that it is. */
  inCi?: string;
  /** Outside CI it runs only when the files below these paths have changed since it last passed here. */
  paths?: readonly string[];
  /** It also counts as passed where its paths are as on `origin/main`. */
  trustsMain?: true;
}

/** True in `npm test -- --ci`, which runs every lane whole. */
export const isCi = process.argv.includes('--ci');

const words = (name: string, ...command: string[]) => ({ name, command: () => command });

const vitest = (name: string, ...options: string[]) => ({
  name,
  command: (report: string) => [
    ...['vitest', 'run', ...options],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
  count: countOfVitest,
});

const project = (name: string, ...options: string[]) =>
  vitest(name, `--project=${name}`, ...options);

const playwright = (name: string, ...projects: string[]) => ({
  name,
  command: () => [
    ...['playwright', 'test', '--config=e2e/playwright.config.ts'],
    ...projects.map((one) => `--project=${one}`),
  ],
  count: countOfPlaywright,
});

/** By default Vitest leaves one core free. */
const allCores = '--maxWorkers=100%';
/** For tests that wait for the disk half of the time: a quarter less time on two cores. */
const twicePerCore = `--maxWorkers=${2 * availableParallelism()}`;
const server = ['api', 'domain', 'package-lock.json'];
const widgets = [...server, 'ui', 'client', 'widgets', 'vite.widgets.config.ts'];
const vitestConfigs = ['vitest.config.ts', 'vitest.stories.config.ts'];
const pages = [...widgets, 'site', 'admin', 'mail', 'vite.site.config.ts'];

/** One after the other, most of them on one core. */
export const checks: readonly Lane[] = [
  words('lint', 'biome', 'check', '--error-on-warnings', '.'),
  words('unused', 'knip'),
  {
    ...words('types', 'tsc', ...(isCi ? ['--project', 'tsconfig.bench.json'] : [])),
    inCi: 'types of what needs bench/packages',
  },
];

export const unit: Lane = project('unit', twicePerCore);

export const build: Lane = words('build', 'node', 'tools/build.ts');

export const postgres: Lane = {
  ...project('postgres', allCores),
  paths: server,
  trustsMain: true,
};

const e2e: Lane = {
  ...playwright(
    'e2e',
    ...(isCi
      ? ['site', 'translated', 'in-depth', 'hosts', 'several', 'firefox', 'webkit']
      : ['site']),
  ),
  paths: [...pages, 'e2e', 'tools'],
  inCi: 'the stories on pages that a browser translates, in-depth (every page and screen at every size and by Tab, hostile markup, another business, the first start, passwords and sessions, pictures, lost scripts, deploys, the app without a network), hosts (five frameworks, the recipes), several processes (the story, races, mails), Firefox and WebKit',
};

const react: Lane = {
  ...vitest('react', '--project=react', '--project=site'),
  paths: [...pages, 'vitest.config.ts'],
};

const preact: Lane = { ...project('preact'), paths: [...widgets, 'vitest.config.ts'] };

const stories: Lane = {
  ...vitest('stories', '--config=vitest.stories.config.ts'),
  env: { STORIES: isCi ? 'all' : 'once' },
  paths: [...widgets, 'mail', 'stories', '.storybook', 'tools', ...vitestConfigs],
  inCi: 'dark and narrow stories',
};

const slow: Lane = { ...project('slow'), paths: server, trustsMain: true };

const ciOnly: readonly (readonly Lane[])[] = [
  [
    {
      ...project('exhaustive', allCores),
      // Each run draws others: `npm run test:exhaustive` makes all at once.
      env: { EXHAUSTIVE_SHARE: '0.15' },
      inCi: 'hostile input to every call, the clock, the store’s model, erasures in the books',
    },
  ],
  [
    {
      ...words('package', 'npm', 'run', 'pack:widgets'),
      inCi: 'the npm package as a customer installs it',
    },
    {
      ...words('rehearsal', 'npm', 'run', 'rehearse'),
      inCi: 'the life of a release by the operating guide, from installation to rollback',
    },
  ],
];

/** What CI adds to `npm test`. */
export const addedInCi: readonly string[] = [...checks, e2e, stories, ...ciOnly.flat()].flatMap(
  ({ inCi }) => inCi ?? [],
);

/** After the build, two groups at a time, the longest first. Playwright empties its folder: one at a time. */
export const groups: readonly (readonly Lane[])[] = isCi
  ? [[e2e], [react], [stories], [postgres], [preact], [slow], ...ciOnly]
  : [[react], [postgres], [preact], [e2e], [stories], [slow]];
