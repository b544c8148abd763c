import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { sampleBooking } from '../testing/sample-booking.ts';
import { BookingHistory } from './booking-history.tsx';

const corrected: BookingHistoryEntry = {
  at: '2026-11-21T15:00:00.000Z',
  by: 'Owner',
  what: 'corrected',
  changes: [
    { field: 'email', from: 'jan@example.com', to: '' },
    { field: 'inspectionType', from: 'buyer', to: 'seller' },
    { field: 'agentCopy', from: '', to: 'on' },
    { field: 'utilities', from: 'partly', to: '' },
  ],
};

it('says what was corrected, by whom and when', async () => {
  renderInHost(<BookingHistory booking={sampleBooking({ history: [corrected] })} />);
  const step = page.getByRole('listitem').first();
  await expect.element(step).toMatchTextContent('Email: jan@example.com none');
  await expect.element(step).toMatchTextContent('Inspection type: Buyer Seller');
  await expect.element(step).toMatchTextContent('Copy to the agent: none Yes');
  await expect.element(step).toMatchTextContent('Utilities: Some off none');
  await expect.element(step).toMatchTextContent('Owner · Nov 21, 2026');
});

it('shows the reason of a cancellation, the owner’s too', async () => {
  const cancelled = {
    at: corrected.at,
    by: 'Owner',
    what: 'cancelled',
    reason: 'A storm',
  } as const;
  renderInHost(<BookingHistory booking={sampleBooking({ history: [cancelled] })} />);
  const step = page.getByRole('listitem').first();
  await expect.element(step).toMatchTextContent('Canceled“A storm”Owner');
});

it('says of an erased person only that something was corrected', async () => {
  const { changes: _erased, ...left } = corrected;
  renderInHost(<BookingHistory booking={sampleBooking({ history: [left] })} />);
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent('CorrectedOwner');
});
