import { expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { agentMailUrl, agentMessage } from './agent-message.ts';

const visit = { date: '2026-11-30', time: '11:30', address: '12 Main Street, Plano & Allen' };

test('says where and when and whom to ask, and nothing that opens the appointment', () => {
  const { subject, text } = agentMessage(visit, defaultBusiness);
  expect(subject).toBe('Home inspection at 12 Main Street, Plano & Allen');
  expect(text).toContain('Monday, November 30, 2026, 11:30 AM Central Time');
  expect(text).toContain('TREC #8544, (972) 555-0148');
  expect(text).not.toMatch(/https?:|\$/);
});

test.each([
  [undefined, ''],
  ['jane@realty.example', 'jane@realty.example'],
  // The address cannot add further fields to the mail.
  ['jane@realty.example?bcc=eve@example.com', 'jane@realty.example%3Fbcc%3Deve%40example.com'],
])('becomes an email to %s', (to, recipient) => {
  const url = new URL(agentMailUrl(agentMessage(visit, defaultBusiness), to));
  expect(url.pathname).toBe(recipient);
  expect(url.searchParams.get('subject')).toBe('Home inspection at 12 Main Street, Plano & Allen');
  expect(url.searchParams.get('body')).toBe(
    agentMessage(visit, defaultBusiness).text.replaceAll('\n', '\r\n'),
  );
});
