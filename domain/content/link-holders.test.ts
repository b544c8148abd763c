import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AgentInspection, AgentView } from '#domain/agents/agent-view.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import type { AgentReportView } from '#domain/jobs/agent-report-view.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';

const doc = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');

const sectionOf = (heading: string) =>
  (doc.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').replaceAll(/\s+/g, ' ');

type Words<T> = Readonly<Record<keyof T, string>>;

/** What docs/privacy.md calls each field that the holder of a link is sent. */
const appointment: Words<Omit<AppointmentView, 'job'>> = {
  firstName: 'the first name',
  date: 'day',
  time: 'time',
  minutes: 'length',
  street: 'street',
  stage: 'how far it is',
  confirmBy: 'until when it can be confirmed',
  canConfirm: 'confirm',
  moveByPhone: 'can only be moved by telephone',
  price: 'the quoted price with its lines',
  offer: 'the offer that was asked for',
};

const job: Words<ClientJob> = {
  state: 'how far it is',
  isPriced: 'the price with its changes',
  total: 'the price with its changes',
  paid: 'what was paid',
  refunded: 'paid back',
  chargedBack: 'lost to disputes',
  due: 'what is due',
  payment: 'what was paid',
  agreement: 'whether the agreement is signed',
  paymentTime: 'when to pay',
  canPayOnline: 'whether online',
  lines: 'the price with its changes',
  payments: 'each payment with day, amount and method',
  isChecked: 'whether it is still being checked',
  signatures: 'the full name of each person who signed',
  movedTo: 'was moved since it was signed',
  report: 'the report with its day and size',
  video: 'video',
  block: 'what keeps the report back',
  agent: 'the agent’s name, or else email address',
  outcome: 'whether nobody was there',
};

const agent: Words<Omit<AgentView, 'upcoming' | 'past'> & AgentInspection> = {
  email: 'the agent’s email address',
  name: 'name',
  mails: 'whether the agent gets mails',
  partner: 'the widgets’ code with the partner’s name',
  id: 'number of the booking',
  date: 'day',
  time: 'time',
  minutes: 'length',
  address: 'the address as the client typed it',
  state: 'state',
  report: 'the report with its size',
};

const agentReport: Words<AgentReportView> = {
  street: 'street',
  date: 'day of the inspection',
  bytes: 'size',
  at: 'when it came',
  video: 'video',
};

it.each([
  ['Who has an appointment’s link', { ...appointment, ...job }],
  ['Who has an agent’s link', agent],
  ['Who has an agent’s link', agentReport],
])('docs/privacy.md, "%s", names every field that the page gets', (heading, words) => {
  const section = sectionOf(heading.replace('’', "'")).replaceAll("'", '’');
  for (const [field, text] of Object.entries(words)) {
    expect.soft(section, field).toContain(text);
  }
});
