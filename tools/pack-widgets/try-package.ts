import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../manifest/contract.ts';

/** A script without React, whose types are not installed here. */
const plain = `
import 'inspection-widgets';
import 'inspection-widgets/chat';
import type { QuoteInput } from 'inspection-widgets/quote';

const input: QuoteInput | undefined = document.querySelector('inspection-booking')?.quote;
export const stories: number | undefined = input?.stories;
document.addEventListener('inspection-quote-calculate', ({ detail }) => detail.result.totalPrice);
const chat = document.createElement('inspection-chat');
chat.placement = 'bottom-left';
chat.apiBase = undefined;
// @ts-expect-error: one of two corners.
chat.placement = 'top';
// @ts-expect-error: no such property.
document.createElement('inspection-quote').quote = undefined;
`;

const react = `
import 'inspection-widgets/booking';
import type { InspectionBookingElement, QuoteInput } from 'inspection-widgets';
import { useRef } from 'react';

export function Page({ quote }: { quote: QuoteInput }) {
  const booking = useRef<InspectionBookingElement>(null);
  return (
    <>
      <inspection-booking
        ref={booking}
        partner="jane-doe-realty"
        api-base="https://inspector.example"
        theme="dark"
        className="wide"
        class="wide"
        heading="none"
        quote={quote}
        oninspection-booking-created={(event) => event.detail.id.toUpperCase()}
      />
      <inspection-quote oninspection-quote-book={(event) => event.detail.input.propertyType} />
      {/* @ts-expect-error: a quote is no text. */}
      <inspection-booking quote="condo" />
      {/* @ts-expect-error: no such theme. */}
      <inspection-booking theme="purple" />
      {/* @ts-expect-error: no such property. */}
      <inspection-quote quote={quote} />
      {/* @ts-expect-error: the id is text. */}
      <inspection-booking oninspection-booking-created={(event) => event.detail.id.toFixed()} />
    </>
  );
}
`;

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
  jsx: 'react-jsx',
};

/** Imports every module of the package without a DOM, which must not throw. */
const onServer = `
import { readFileSync } from 'node:fs';
const { exports } = JSON.parse(readFileSync('node_modules/inspection-widgets/package.json', 'utf8'));
for (const [path, target] of Object.entries(exports)) {
  if (target.types) await import('inspection-widgets' + path.slice(1));
}
`;

/** A project that installs the package; `types` is the package here that it has as React's types. */
interface Consumer {
  name: 'page.ts' | 'page.tsx';
  source: string;
  types?: '@types/react' | '@types/react-18';
}

const consumers: readonly Consumer[] = [
  { name: 'page.ts', source: plain },
  { name: 'page.tsx', source: react, types: '@types/react' },
  { name: 'page.tsx', source: react, types: '@types/react-18' },
];

/** Installs the tarball in empty projects and compiles and runs its imports. Returns the errors. */
export function installErrors(tarball: string): string[] {
  const errors: string[] = [];
  for (const { name, source, types } of consumers) {
    const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
    const attempt = (title: string, command: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) errors.push(`${title}: ${stdout}${stderr}`);
    };
    try {
      writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
      writeFileSync(join(folder, name), source);
      execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
        cwd: folder,
        stdio: 'pipe',
      });
      if (types) linkReact(join(folder, 'node_modules'), types);
      for (const [module, moduleResolution] of [
        ['nodenext', 'nodenext'],
        ['esnext', 'bundler'],
      ]) {
        writeFileSync(
          join(folder, 'tsconfig.json'),
          JSON.stringify({ compilerOptions: { ...compilerOptions, module, moduleResolution } }),
        );
        attempt(
          `${name}, ${types ?? 'no React'}, ${module}`,
          join(root, 'node_modules/.bin/tsc'),
          '-p',
          '.',
        );
      }
      attempt('on a server', process.execPath, '--input-type=module', '--eval', onServer);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return errors;
}

function linkReact(modules: string, types: string) {
  mkdirSync(join(modules, '@types'), { recursive: true });
  const links = { react: 'react', '@types/react': types };
  for (const [name, target] of Object.entries({ ...links, ...typeDependencies })) {
    symlinkSync(join(root, 'node_modules', target), join(modules, name));
  }
}

/** What React's types import; those of React 18 the second, too. */
const typeDependencies = { csstype: 'csstype', '@types/prop-types': '@types/prop-types' };
