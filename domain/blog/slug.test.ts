import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Hail and Your Roof', 'hail-and-your-roof'],
  ['10 Things: What a TREC Inspection Covers?', '10-things-what-a-trec-inspection-covers'],
  ['Buyer’s & Seller’s Guide', 'buyers-sellers-guide'],
  ['A  -  B --- C', 'a-b-c'],
  ['snake_case/path\\file.txt', 'snakecasepathfiletxt'],
  ['tab\tand\nline', 'tab-and-line'],
  ['  around ', 'around'],
  ['--around--', 'around'],
  ['Café Crème', 'cafe-creme'],
  ['0', '0'],
  ['!?…', ''],
  ['屋根', ''],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['', ''],
])('%j has the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('does not change a slug', () => {
  expect(slugOf('hail-and-your-roof')).toBe('hail-and-your-roof');
});
