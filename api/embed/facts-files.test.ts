import { expect, it } from 'vitest';
import type { Document } from '#api/pages/document.ts';
import type { Business } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { createFactsFiles } from './facts-files.ts';

const loader = 'import("./facts.js")';

function filesOf(first: Business) {
  let business = first;
  const files = createFactsFiles({
    business: async () => business,
    loaders: new Map([['/embed/v1.js', loader]]),
    headers: {},
  });
  const textOf = async (path: string) => bodyOf(await files.find(path));
  return {
    files,
    textOf,
    change: (next: Business) => {
      business = next;
    },
  };
}

const bodyOf = (document: Document | undefined) =>
  document?.variants.identity.body.toString() ?? '';

const factsIn = (module: string): Business =>
  JSON.parse(module.replace(/^export const business = /, '').replace(/;\n$/, '')) as Business;

const revisionIn = (code: string) => /facts-[0-9a-f]{8}\.js/.exec(code)?.[0] as string;

it('the loader names the current facts, which are the same under their own name', async () => {
  const { textOf } = filesOf(defaultBusiness);
  const name = revisionIn(await textOf('/embed/v1.js'));
  const facts = await textOf(`/embed/${name}`);
  expect(factsIn(facts).phone).toEqual(defaultBusiness.phone);
  expect(await textOf('/embed/facts.js')).toBe(facts);
  expect(JSON.parse(await textOf('/embed/facts.json'))).toEqual(factsIn(facts));
});

it('a change gives the loader another name at once, and the earlier facts stay as they were', async () => {
  const { textOf, change } = filesOf(defaultBusiness);
  const before = revisionIn(await textOf('/embed/v1.js'));
  const facts = await textOf(`/embed/${before}`);
  change({ ...defaultBusiness, name: 'Peachtree Homes' });
  const after = revisionIn(await textOf('/embed/v1.js'));
  expect(after).not.toBe(before);
  expect(factsIn(await textOf(`/embed/${after}`)).name).toBe('Peachtree Homes');
  expect(await textOf(`/embed/${before}`)).toBe(facts);
});

it('a revision of another process is answered with the current facts, and not kept', async () => {
  const { files } = filesOf(defaultBusiness);
  const document = await files.find('/embed/facts-0badc0de.js');
  expect(factsIn(bodyOf(document)).name).toBe(defaultBusiness.name);
  expect(document?.variants.identity.headers['Cache-Control']).toBe('no-cache');
});

it.each(['/embed/facts-.js', '/embed/other.js', '/'])('%s is no file of facts', (path) => {
  expect(filesOf(defaultBusiness).files.find(path)).toBeUndefined();
});

it('facts have nothing that only pages, mails and search engines show', async () => {
  const texts = { en: { 'home.hero': { title: 'Own' }, 'booking.prepare': ['Own'] } };
  const { textOf } = filesOf({ ...defaultBusiness, texts });
  const facts = factsIn(await textOf('/embed/facts.js'));
  expect(Object.keys(facts.texts.en ?? {})).toEqual(['booking.prepare']);
  expect(facts).not.toHaveProperty('hours');
});
