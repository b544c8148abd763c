import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContracts, root } from './manifest/contract.ts';
import { writeDomainTypes } from './manifest/write-types.ts';

const { shared, elements } = readContracts();
const written = [...writeDomainTypes().keys()];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

/** `file` and what it imports of widgets and ui, statically or on demand; types have no markup. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = read(file).replace(/^import type [^;]*;/gm, '');
  for (const [, path = ''] of code.matchAll(/['"]((?:#widgets|#ui|\.)\/[^'"]+\.tsx?)['"]/g)) {
    reachable(path.replace('#', '').replace(/^\./, dirname(file)), found);
  }
  return found;
}

describe.each(elements)('the header of <$tag>', ({ module, parts, properties, events }) => {
  test('lists exactly the parts of its markup', () => {
    const sources = [...reachable(`widgets/${module}/${module}.element.ts`)].map(read).join();
    const used = new Set(
      [...sources.matchAll(/\bpart(?:=|: )["']([\w-]+)["']/g)].map(([, p]) => p),
    );
    expect(names([...shared.parts, ...parts])).toEqual([...used].sort());
  });

  test('uses only types that the declarations contain', () => {
    const types = [...properties.map(({ type }) => type), ...events.map(({ detail }) => detail)];
    const named = types.flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []);
    expect(written).toEqual(expect.arrayContaining(named));
  });
});

test('the custom properties and their defaults are those of the style sheets', () => {
  // `--given-…` is what the page sets or, without that, the business.
  const styles = globSync('{ui,widgets}/**/*.css', { cwd: root })
    .map(read)
    .join()
    .replaceAll('--given-', '--inspection-');
  // A default may stand behind what follows from another property of the page.
  const used = styles.matchAll(
    /var\(\s*(--inspection-[\w-]+),\s*(?:var\(--derived-[\w-]+, )?(light-dark\([^()]*\)|\w+)\)/g,
  );
  const found = new Map([...used].map(([, name, fallback]) => [name, fallback]));
  expect(found).toEqual(
    new Map(shared.customProperties.map(({ name, fallback }) => [name, fallback])),
  );
});
