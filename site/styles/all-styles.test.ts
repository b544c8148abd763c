import { expect, it } from 'vitest';
import allStyles from './all-styles.ts?raw';

it('holds every style sheet of the site', () => {
  const sheets = Object.keys(import.meta.glob('../**/*.css')).map((path) =>
    path.startsWith('./') ? path : path.replace('../', '#site/'),
  );
  expect(sheets.length).toBeGreaterThan(5);
  for (const sheet of sheets) expect(allStyles).toContain(`import '${sheet}';`);
});
