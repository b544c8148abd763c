import { expect, it } from 'vitest';
import { ApiProblem } from '#api/http/api-problem.ts';
import { reportFileName } from './file-name.ts';

it.each([
  ['', 'Inspection report.pdf'],
  ['Report.PDF', 'Report.pdf'],
  ['12%20Elm%20St%2C%20Plano.pdf', '12 Elm St, Plano.pdf'],
  ['Inspecci%C3%B3n.pdf', 'Inspección.pdf'],
  ['..%2F..%2Fetc%2Fpasswd', 'etc passwd.pdf'],
  ['a%22b%0D%0AX-Evil%3A%201.pdf', 'a b X-Evil  1.pdf'],
  ['.pdf', 'Inspection report.pdf'],
  [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(120)}.pdf`],
  [encodeURIComponent(`${'x'.repeat(118)}🇲🇽.pdf`), `${'x'.repeat(118)}.pdf`],
])('%s is stored as %s', (header, name) => {
  expect(reportFileName(header)).toBe(name);
});

it('a name that is not encoded is refused', () => {
  expect(() => reportFileName('100%.pdf')).toThrow(ApiProblem);
});
