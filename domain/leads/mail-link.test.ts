import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it('addresses one person, with a literal @', () => {
  expect(mailLink("jane.o'doe+home@example.com")).toBe("mailto:jane.o'doe%2Bhome@example.com");
});

it('cannot be given a subject or another recipient', () => {
  expect(mailLink('a@b.example?cc=c@d.example&subject=x')).not.toMatch(/[?&]/);
  expect(mailLink('a@b.example,c@d.example')).not.toContain(',');
});
