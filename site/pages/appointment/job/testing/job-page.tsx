import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownAgreement } from '#client/agreement.ts';
import { agreementBlocks } from '#domain/agreements/agreement-blocks.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { centsOf, noCents } from '#domain/jobs/cents.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import { openPage } from '#site/testing/open-page.tsx';

export const token = '0123456789abcdef0123456789abcdef';

/** Booked, with an agreement to sign; nothing paid. */
export const job: ClientJob = {
  state: 'awaiting_signature',
  isPriced: true,
  total: centsOf(375),
  paid: noCents,
  refunded: noCents,
  chargedBack: noCents,
  due: centsOf(375),
  payment: 'due',
  agreement: 'unsigned',
  paymentTime: 'inspection',
  canPayOnline: false,
  lines: [],
  payments: [],
  isChecked: true,
  signatures: [],
  block: 'report_missing',
};

export const signed = {
  state: 'awaiting_payment',
  agreement: 'signed',
  signatures: [{ name: 'Grace Okafor', at: '2026-11-30T21:10:00.000Z' }],
} as const satisfies Partial<ClientJob>;

export const paid = {
  state: 'ready',
  payment: 'paid',
  paid: centsOf(375),
  due: noCents,
  payments: [
    {
      id: 'payment-1',
      at: '2026-12-02T16:30:00.000Z',
      amount: centsOf(375),
      method: 'check',
      refunded: noCents,
      isChecked: true,
    },
  ],
} satisfies Partial<ClientJob>;

export const report = {
  at: '2026-12-03T01:00:00.000Z',
  bytes: 4_210_000,
};

export const view: AppointmentView = {
  firstName: 'Grace',
  date: '2099-12-02',
  time: '08:00',
  minutes: 150,
  street: '7 Pecan Ct',
  stage: 'changeable',
  price: {
    lines: [
      { label: 'Base inspection (2,400 sq ft)', amount: 350 },
      { label: 'Pool or spa', amount: 25 },
    ],
    total: 375,
  },
};

const text =
  '# Inspection agreement\n\nBetween **Grace Okafor** and the inspector.\n\n' +
  '## What is inspected\n\n- The roof\n- The foundation\n\n| Service | Fee |\n| --- | ---: |\n| Base inspection | $375 |';

export const agreement: ShownAgreement = {
  version: '1-0123456789abcdef',
  locale: 'en',
  text,
  sha256: 'bd6a9fa15d0c60ac2b583a67b56facbce785878bad7970fd92930757299332b9',
  blocks: agreementBlocks(text),
  total: 375_00,
  canSign: true,
  consent: 'You sign electronically. You can ask for the agreement on paper instead.',
  signatures: [],
};

/** The agreement after the price was changed. */
export const newerAgreement: ShownAgreement = {
  ...agreement,
  version: '1-fedcba9876543210',
  text: '# Inspection agreement\n\nThe fee is now $395.',
  blocks: agreementBlocks('# Inspection agreement\n\nThe fee is now $395.'),
};

export const withJob = (change: Partial<ClientJob> = {}): AppointmentView => ({
  ...view,
  job: { ...job, ...change },
});

/** Opens the client's page, as rendered with `shown`. */
export const openJob = (shown: AppointmentView, search = '') =>
  openPage(`/appointment/${token}${search}`, {
    promotions: { promotions: [] },
    [`appointments/${token}`]: shown,
  });

type Answer = (body: unknown) => Response | Promise<Response>;

/** Answers the page's calls by method and path below the appointment's; other calls fail. Returns what was sent. */
export function serve(answers: Readonly<Record<string, Answer>>) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call);
    const [, path = ''] = new URL(request.url).pathname.split(token);
    const name = `${request.method} ${path}`.trim();
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    sent.push({ call: name, body });
    const answer = answers[name];
    if (!answer) throw new TypeError(`No answer for ${name}`);
    return answer(body);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

export const problem = (status: number, fields: object) =>
  Response.json(fields, {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const link = (name: string | RegExp) => page.getByRole('link', { name });
export const section = (name: string) => page.getByRole('region', { name, exact: true });
