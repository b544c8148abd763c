import { readFileSync, statSync } from 'node:fs';
import { OWNER_PASSWORD } from '../../bench/server-process.ts';
import { post } from '../../bench/torture/clients.ts';
import { Owner } from '../../bench/torture/owner.ts';
import { bookingOf, freeSlots } from '../../bench/torture/slots.ts';
import type { Machine } from './machine.ts';

/** Fails a step with what it found. */
export function check(isAsPromised: boolean, found: string): asserts isAsPromised {
  if (!isAsPromised) throw new Error(found);
}

/** Opens the link that an installation prints, and chooses the owner's password. */
export async function choosePassword(machine: Machine, output: string): Promise<void> {
  const setupToken = /#setup=([\w-]+)/.exec(output)?.[1];
  check(setupToken !== undefined, `no link in: ${output}`);
  const body = { setupToken, password: OWNER_PASSWORD };
  const { status } = await post(machine.url(), '/api/owner', body);
  check(status === 201, `the link was answered with ${status}`);
}

export const signIn = (machine: Machine) => Owner.signIn({ url: machine.url() });

/** All requests and bookings by id. */
export async function leadsOf(owner: Owner): Promise<string> {
  const lists = ['contact-requests', 'bookings'];
  const leads = await Promise.all(lists.map((list) => owner.all<{ id: string }>(list)));
  return leads
    .flat()
    .map(({ id }) => id)
    .sort()
    .join(' ');
}

/** A visitor books the first free time. */
export async function book(url: string, origin: string): Promise<void> {
  const [slot] = await freeSlots(url, 1);
  check(slot !== undefined, 'no time is free');
  const answer = await fetch(`${url}/api/calendar/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(bookingOf(slot, 'grace@example.com')),
  });
  check(answer.ok, `a booking was answered with ${answer.status}`);
}

/** The owner notes a payment, and has its receipt: a release makes PDFs with the packages that are left in it. */
export async function notePayment(owner: Owner): Promise<void> {
  const [booking] = await owner.all<{ id: string }>('bookings');
  const payments = `bookings/${booking?.id}/payments`;
  const noted = await owner.send('POST', payments, { amount: 5_00, method: 'cash' });
  const job = (await noted.json()) as { payments?: { id: string }[] };
  const receipt = await owner.send('GET', `${payments}/${job.payments?.at(-1)?.id}/receipt.pdf`);
  const start = (await receipt.text()).slice(0, 5);
  check(receipt.ok && start === '%PDF-', `a receipt was answered with ${receipt.status}`);
}

/** Only root may read the settings, and an installation changes none that are there. */
export function settingsOf(machine: Machine): string {
  const path = machine.path('etc/inspection.env');
  const mode = (statSync(path).mode & 0o777).toString(8);
  check(mode === '600', `the settings have the mode ${mode}`);
  return readFileSync(path, 'utf8');
}
