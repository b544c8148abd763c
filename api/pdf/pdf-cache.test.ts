import { expect, it } from 'vitest';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import type { Letterhead } from './letterhead.ts';
import { cachedPdf } from './pdf-cache.ts';

const letterhead: Letterhead = { business: defaultBusinessIn('en'), logo: undefined };
const logo = { bytes: Buffer.from('a'), alt: 'Logo', width: 1, height: 1 };

/** Asks for a document, and counts how often it is rendered. */
function counting() {
  let renders = 0;
  const render = async () => Buffer.from(String(++renders));
  const id = crypto.randomUUID();
  return {
    ask: (part: unknown = 0, head = letterhead) => cachedPdf({ id, part }, head, render),
    renders: () => renders,
  };
}

it('a document is rendered once, also by calls at once', async () => {
  const { ask, renders } = counting();
  const all = await Promise.all(Array.from({ length: 1000 }, () => ask()));
  expect(renders()).toBe(1);
  expect(new Set(all).size).toBe(1);
});

it('is another with other content, another business or another logo', async () => {
  const { ask, renders } = counting();
  await ask();
  await ask(1);
  await ask(0, { ...letterhead, business: defaultBusinessIn('es') });
  await ask(0, { ...letterhead, logo });
  await ask(0, { ...letterhead, logo: { ...logo, bytes: Buffer.from('b') } });
  expect(renders()).toBe(5);
});

it('the one that nobody has asked for longest is forgotten', async () => {
  const { ask, renders } = counting();
  await ask('first');
  for (let part = 0; part < 59; part += 1) await ask(part);
  await ask('first');
  expect(renders()).toBe(60);
  await ask('one more');
  await ask('first');
  expect(renders()).toBe(61);
  await ask(0);
  expect(renders()).toBe(62);
});

it('one that failed is rendered again', async () => {
  let fails = true;
  const content = { id: crypto.randomUUID() };
  const render = async () => {
    if (fails) throw new TypeError('No font');
    return Buffer.from('pdf');
  };
  await expect(cachedPdf(content, letterhead, render)).rejects.toThrow('No font');
  fails = false;
  expect(String(await cachedPdf(content, letterhead, render))).toBe('pdf');
});
