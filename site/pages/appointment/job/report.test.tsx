import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import {
  link,
  openJob,
  paid,
  report,
  section,
  serve,
  signed,
  token,
  withJob,
} from './testing/job-page.tsx';

const ready = { ...signed, ...paid, state: 'released', report, block: undefined } as const;
const agent = { name: 'Jane Doe' };
const over = { stage: 'past' } as const;

it('is the next step once it can be read, with its size and the video', async () => {
  const video = 'https://video.example/1';
  const main = await openJob({ ...withJob({ ...ready, video }), ...over });
  const next = section('Your report is ready');
  await expect
    .element(next.getByRole('link', { name: 'Read the report (PDF, 4.2 MB)' }))
    .toHaveAttribute('href', `/api/appointments/${token}/report.pdf`);
  await expect
    .element(next.getByRole('link', { name: 'Watch the video of the inspection' }))
    .toHaveAttribute('href', video);
  const states = next
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(states).toEqual([
    'AgreementDone: Signed',
    'PaymentDone: Paid',
    'ReportDone: Ready to read',
  ]);
  await expectAccessible(main);
});

it.each([
  ['agreement_unsigned', {}, /It opens as soon as the agreement is signed.$/],
  ['not_priced', signed, /It opens once its price is settled; please ask your inspector.$/],
  [
    'being_checked',
    { ...signed, ...paid },
    /It opens in a few minutes, when your payment has been checked.$/,
  ],
  ['payment_due', signed, /It opens as soon as the inspection is paid.$/],
  ['not_released', { ...signed, ...paid }, /Your inspector opens it for you shortly.$/],
] as const)('says why it cannot be read yet: %s', async (block, change, text) => {
  serve({});
  await openJob({ ...withJob({ ...change, report, block }), ...over });
  await expect.element(section('Your report').getByText(text)).toBeVisible();
  expect(link(/^Read the report/).elements()).toHaveLength(0);
});

it.each([
  ['before the inspection', withJob(signed), 'It follows within 24 hours after the inspection.'],
  ['after it', { ...withJob({ ...signed, ...paid }), ...over }, /^Your inspector is writing it/],
] as const)('says when it comes: %s', async (_, shown, text) => {
  await openJob(shown);
  await expect.element(page.getByText(text)).toBeVisible();
});

it('goes to the agent only with the client’s consent, which can be taken back', async () => {
  const consentedAt = '2026-12-01T15:00:00.000Z';
  let given = false;
  const sent = serve({
    'POST /agent': (body) => {
      given = (body as { consent: boolean }).consent;
      return Response.json({});
    },
    GET: () =>
      Response.json(withJob({ ...signed, agent: { ...agent, ...(given && { consentedAt }) } })),
  });
  const main = await openJob(withJob({ ...signed, agent }));
  const box = () => page.getByRole('checkbox', { name: 'Jane Doe may follow the inspection' });
  await expect.element(box()).not.toBeChecked();
  await expectAccessible(main);
  await box().click();
  await expect.element(page.getByText(/^Saved\. Your agent may/)).toBeVisible();
  await expect.element(page.getByText(/You agreed on Dec 1, 2026/)).toBeVisible();
  await box().click();
  await expect.element(page.getByText(/^Saved\. Your agent no longer/)).toBeVisible();
  expect(sent.filter(({ call }) => call === 'POST /agent').map(({ body }) => body)).toEqual([
    { consent: true },
    { consent: false },
  ]);
});

it('leaves the box as it was when the consent could not be saved', async () => {
  serve({});
  await openJob(withJob({ ...signed, agent }));
  const box = page.getByRole('checkbox', { name: 'Jane Doe may follow the inspection' });
  await box.click();
  await expect.element(page.getByText(/^We could not be reached/)).toBeVisible();
  await expect.element(box).not.toBeChecked();
});

it.each(['unconfirmed', 'released'] as const)('asks nothing at stage %s', async (stage) => {
  const main = await openJob({ ...withJob({ agent }), stage, confirmBy: '2099-01-05T21:10:00Z' });
  expect(main.textContent).not.toMatch(/next step|Inspection agreement|Your agent/);
});
