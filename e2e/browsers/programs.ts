import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  title: string;
  /** Debian's package. */
  package: string;
  /** Names looked up in the PATH, or whole paths. */
  paths: readonly string[];
}

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export interface EngineOptions {
  engine: Engine;
}

const programs = {
  firefox: { title: 'Firefox', package: 'firefox-esr', paths: ['firefox-esr', 'firefox'] },
  driver: {
    title: 'WebKit’s WebDriver',
    package: 'webkit2gtk-driver',
    paths: ['WebKitWebDriver'],
  },
  miniBrowser: {
    title: 'WebKit’s MiniBrowser',
    package: 'webkit2gtk-driver',
    paths: ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
  },
  display: { title: 'Xvfb', package: 'xvfb', paths: ['Xvfb'] },
} satisfies Record<string, Program>;

type ProgramName = keyof typeof programs;

const needed: Readonly<Record<Engine, readonly ProgramName[]>> = {
  // Found as for all other tests.
  chromium: [],
  firefox: ['firefox'],
  webkit: ['driver', 'miniBrowser', 'display'],
};

function find(name: ProgramName): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs[name].paths
    .flatMap((path) =>
      path.startsWith('/') ? [path] : folders.map((folder) => join(folder, path)),
    )
    .find((path) => existsSync(path));
}

/** Path of an installed program. Throws a sentence that says what to install. */
export function programPath(name: ProgramName): string {
  const path = find(name);
  if (path) return path;
  throw new Error(missingProgram(name));
}

const missingProgram = (name: ProgramName) =>
  `${programs[name].title} is missing: install it with “apt-get install ${programs[name].package}”.`;

/** What to install before the tests can run in these browsers. */
export const missingFor = (chosen: readonly Engine[]): string[] =>
  chosen
    .flatMap((engine) => needed[engine])
    .filter((name) => !find(name))
    .map(missingProgram);
