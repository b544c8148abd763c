import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../manifest/contract.ts';

/** A script without React, whose types are not installed here. */
const plain = `
import { load, type QuoteInput } from 'inspection-widgets';

void load();
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
import type { InspectionBookingElement, QuoteInput } from 'inspection-widgets';
import { InspectionBooking, InspectionQuote } from 'inspection-widgets/react';
import { useRef } from 'react';

export function Page({ quote }: { quote: QuoteInput }) {
  const booking = useRef<InspectionBookingElement>(null);
  return (
    <>
      <InspectionBooking
        ref={booking}
        partner="jane-doe-realty"
        apiBase="https://inspector.example"
        theme="dark"
        className="wide"
        data-meta-office="Plano"
        metadata={{ 'listing-id': '42' }}
        quote={quote}
        onBookingCreated={(event) => event.detail.id.toUpperCase()}
      />
      <InspectionQuote test src="https://inspector.example/embed/v1.js" onQuoteBook={(event) => event.preventDefault()} />
      {/* @ts-expect-error: a quote is no text. */}
      <InspectionBooking quote="condo" />
      {/* @ts-expect-error: no such theme. */}
      <InspectionBooking theme="purple" />
      {/* @ts-expect-error: no such property. */}
      <InspectionQuote quote={quote} />
      {/* @ts-expect-error: the id is text. */}
      <InspectionBooking onBookingCreated={(event) => event.detail.id.toFixed()} />
      {/* @ts-expect-error: texts only. */}
      <InspectionBooking metadata={{ 'listing-id': 42 }} />
      <inspection-quote partner="jane" oninspection-quote-book={(event) => event.detail.input.propertyType} />
      {/* @ts-expect-error: no such theme. */}
      <inspection-booking theme="purple" />
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

/** Imports and calls without a DOM, which must not throw. */
const onServer = `
import { load } from 'inspection-widgets';
await load();
`;

const rendered = `${onServer}
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InspectionBooking } from 'inspection-widgets/react';
const props = { partner: 'jane', optionEnds: '2026-12-01', test: true, className: 'wide', quote: {}, onBookingCreated() {} };
const html = renderToString(createElement(InspectionBooking, props));
const expected = '<inspection-booking class="wide" data-inspection-site="https://inspector.example" partner="jane" option-ends="2026-12-01" test=""></inspection-booking>';
if (html !== expected) throw new Error(html);
`;

/** A project that installs the package; `types` is the package here that it has as React's types. */
interface Consumer {
  name: 'page.ts' | 'page.tsx';
  source: string;
  types?: '@types/react' | '@types/react-18';
  onServer: string;
}

const consumers: readonly Consumer[] = [
  { name: 'page.ts', source: plain, onServer },
  { name: 'page.tsx', source: react, types: '@types/react', onServer: rendered },
  { name: 'page.tsx', source: react, types: '@types/react-18', onServer: rendered },
];

/** Installs the tarball in empty projects and compiles and runs its imports. Returns the errors. */
export function installErrors(tarball: string): string[] {
  const errors: string[] = [];
  for (const { name, source, types, onServer } of consumers) {
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

function linkReact(modules: string, types: '@types/react' | '@types/react-18') {
  mkdirSync(join(modules, '@types'), { recursive: true });
  const version = types === '@types/react' ? '' : '-18';
  const links = {
    react: `react${version}`,
    'react-dom': `react-dom${version}`,
    scheduler: 'scheduler',
    '@types/react': types,
    ...typeDependencies,
  };
  for (const [name, target] of Object.entries(links)) {
    // Copies, because the real path of a link would lead to the React that is installed here.
    cpSync(join(root, 'node_modules', target), join(modules, name), { recursive: true });
  }
}

/** What React's types import; those of React 18 the second, too. */
const typeDependencies = { csstype: 'csstype', '@types/prop-types': '@types/prop-types' };
