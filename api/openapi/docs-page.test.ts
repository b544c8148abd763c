import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { operations } from './operations.ts';

it('has every operation, and each link leads somewhere on the page', async () => {
  const { text } = await (await apiForTest()).send('GET /api/docs');
  for (const { id, summary } of operations) {
    expect(text).toContain(`<details id="${id}">`);
    expect(text).toContain(summary);
  }
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(operations.length);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

it('runs nothing and loads nothing from elsewhere', async () => {
  const { text, headers } = await (await apiForTest()).send('GET /api/docs');
  expect(text).not.toMatch(/<script|<style| style=| on\w+=/);
  expect(text).not.toMatch(/ (src|href)="(?!\/|#)/);
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
});

it('has the colors of the design', async () => {
  const { text } = await (await apiForTest()).send('GET /api/docs.css');
  const tokens = await readFile('ui/tokens/tokens.css', 'utf8');
  const colors = [...text.matchAll(/--([\w-]+): (light-dark\([^)]+\));/g)];
  expect(colors.length).toBeGreaterThan(4);
  for (const [, name, value = ''] of colors) {
    const token = new RegExp(`--${name}:[^;]*;`).exec(tokens)?.[0];
    expect(token, name).toContain(value);
  }
});
