import { subDays } from 'date-fns/subDays';
import { expect, test } from 'vitest';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import {
  addPersonWithEverything,
  agent,
  agentTraces,
  client,
  clientTraces,
} from '../testing/person-with-everything.ts';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
} from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** After every appointment of this suite but those that lie ahead. */
const now = new Date('2026-12-15T15:00:00Z');
const person = 'maria@example.com';
const personal = /maria|delgado|elm street|example\.com|\(214\)/i;

const ids = (leads: readonly { id: string }[]) => leads.map(({ id }) => id);

/** The erasure of a person. */
export function erasureContract(fixture: StoreFixture): void {
  const everythingText = async () => JSON.stringify(await fixture.everything());

  async function addLeads() {
    const { store } = fixture;
    await store.addContactRequest(sampleContactRequest({ id: 'first', message: 'I am Maria' }));
    await store.addContactRequest(
      sampleContactRequest({ id: 'second', email: 'MARIA@example.com' }),
    );
    await store.reserveSlot(sampleBooking({ id: 'done', notes: 'Maria has the key' }));
    const cancelled = sampleBooking({ id: 'cancelled', date: '2026-11-27', status: 'cancelled' });
    await store.reserveSlot(cancelled);
  }

  test('finds the leads by email address and by telephone number', async () => {
    const { store } = fixture;
    await addLeads();
    await store.addContactRequest(
      sampleContactRequest({ id: 'other', email: 'other@example.com' }),
    );
    const byEmail = await store.leadsOf(person);
    expect(ids(byEmail.requests)).toEqual(['first', 'second']);
    expect(ids(byEmail.bookings).sort()).toEqual(['cancelled', 'done']);
    const byPhone = await store.leadsOf('2145550110');
    expect(ids(byPhone.requests)).toEqual(['first', 'second', 'other']);
    expect(await store.leadsOf('maria')).toEqual({
      requests: [],
      bookings: [],
      agentOf: [],
      agentIn: [],
    });
  });

  test('leaves the facts and nothing of the person, also after a restart', async () => {
    await addLeads();
    const done = await fixture.store.erasePerson(person, { now, zone: centralTime });
    expect(done).toMatchObject({ outcome: 'erased' });
    for (const restart of [false, true]) {
      if (restart) await fixture.reopen();
      expect(await everythingText()).not.toMatch(personal);
      expect(await fixture.store.findBooking('done')).toMatchObject({
        revision: 2,
        date: '2026-12-01',
        time: '08:00',
        status: 'confirmed',
        erasedAt: now.toISOString(),
      });
      expect(await fixture.store.findContactRequest('first')).toMatchObject({
        revision: 2,
        status: 'closed',
        inspectionType: 'residential',
      });
      const nothing = { requests: [], bookings: [], agentOf: [], agentIn: [] };
      expect(await fixture.store.leadsOf(person)).toEqual(nothing);
      expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual(['08:00']);
      const search = { limit: 9, search: 'maria' };
      expect(await fixture.store.listContactRequests(search)).toMatchObject({ total: 0 });
    }
  });

  const later = new Date('2029-03-01T15:00:00Z');
  const moment = { now, zone: centralTime };

  /** The notice of a week, and the erasure. */
  async function expire() {
    for (let days = 7; days >= 0; days -= 1) {
      await fixture.store.eraseExpired({ now: subDays(later, days), zone: centralTime });
    }
  }

  test.each([
    ['by email address', () => fixture.store.erasePerson(client, moment)],
    ['by telephone number', () => fixture.store.erasePerson('2145550110', moment)],
    ['by retention', expire],
  ])('%s leaves no trace of the client in all that is stored', async (_way, erase) => {
    await addPersonWithEverything(fixture.store);
    expect(await fixture.text()).toMatch(clientTraces);
    await erase();
    const left = await fixture.text();
    expect(left).not.toMatch(clientTraces);
    // The agent is in no other lead.
    expect(left).not.toMatch(agentTraces);
    await fixture.reopen();
    expect(await fixture.text()).not.toMatch(clientTraces);
  });

  test('of an agent leaves no trace of the agent in all that is stored', async () => {
    await addPersonWithEverything(fixture.store);
    expect(await fixture.text()).toMatch(agentTraces);
    await fixture.store.erasePerson(agent, moment);
    const left = await fixture.text();
    expect(left).not.toMatch(agentTraces);
    expect(left).toMatch(clientTraces);
    expect(await fixture.store.jobs.find('booking')).not.toHaveProperty('agent');
  });

  test('erases a lead that is changed meanwhile, at the latest with the next call', async () => {
    const { store } = fixture;
    await addLeads();
    const version = { id: 'first', revision: 1 };
    const change = store.changeContactRequest(version, (one) => ({ ...one, note: 'Called' }));
    const erasedRequests = async () => {
      const done = await store.erasePerson(person, { now, zone: centralTime });
      return done.outcome === 'erased' ? ids(done.erased.requests) : [];
    };
    const erased = await erasedRequests();
    await change;
    expect([...erased, ...(await erasedRequests())].toSorted()).toEqual(['first', 'second']);
    expect(await everythingText()).not.toMatch(/Called|delgado/i);
  });

  test('leaves everybody else unchanged', async () => {
    await addLeads();
    const other = sampleContactRequest({ email: 'other@example.com', phone: '(972) 555-0199' });
    await fixture.store.addContactRequest(other);
    await fixture.store.erasePerson(person, { now, zone: centralTime });
    expect(await fixture.store.findContactRequest(other.id)).toEqual(other);
  });

  test('of an agent leaves the client’s booking, also one that lies ahead', async () => {
    const { store } = fixture;
    const agent = { agentName: 'Jane Doe', agentEmail: 'Jane@realty.example', agentCopy: true };
    const client = sampleBooking({ id: 'client', date: '2026-12-22', links: ['a digest'] });
    const others = sampleBooking({ id: 'others', time: '15:00', agentEmail: 'bob@realty.example' });
    await store.reserveSlot({ ...client, ...agent }, sampleIdempotencyKey());
    await store.reserveSlot(others);
    const begun = new Date(client.createdAt);
    await store.outbox.begin(begun);
    const until = new Date('2026-11-20T15:05:00.000Z');
    await store.outbox.claim({ now: begun, until, limit: 9 });
    const mail = (to: string, text: string) => ({ to, subject: 'Booked', text });
    const sent = (id: string, to: string, text: string) =>
      store.outbox.settle(id, { outcome: 'sent', mail: mail(to, text), at: begun });
    await sent('new_booking-client-0', 'owner@example.com', 'Agent: JANE DOE');
    await sent('booking_confirmed-client-0', client.email, 'Hello Maria');

    const agentOf = [{ id: 'client', revision: 1 }];
    expect(await store.leadsOf('jane@realty.example')).toMatchObject({ bookings: [], agentOf });
    expect(
      await store.erasePerson('jane@realty.example', { now, zone: centralTime }),
    ).toMatchObject({
      outcome: 'erased',
      erased: { requests: [], bookings: [], agentOf: [{ id: 'client' }], agentIn: [] },
    });
    for (const restart of [false, true]) {
      if (restart) await fixture.reopen();
      const everything = await fixture.everything();
      expect(everything.bookings.find(({ id }) => id === 'client')).toEqual({
        ...client,
        revision: 2,
      });
      expect(everything.bookings.find(({ id }) => id === 'others')).toEqual(others);
      const messages = await fixture.store.outbox.about(['client']);
      expect(JSON.stringify(messages)).not.toMatch(/jane/i);
      expect(messages.find(({ kind }) => kind === 'booking_confirmed')).toMatchObject({
        mail: { text: 'Hello Maria' },
      });
    }
  });

  test('of an agent leaves the client’s request for a time', async () => {
    const { store } = fixture;
    const agent = { agentName: 'Jane Doe', agentEmail: 'Jane@realty.example', agentCopy: true };
    await store.addContactRequest(
      requestOfBooking(sampleBooking({ id: 'asking', entry: 'Lockbox', ...agent }), 'episode'),
    );
    const found = await store.leadsOf('jane@realty.example');
    expect(found).toMatchObject({ requests: [], agentIn: [{ id: 'asking' }] });
    await store.erasePerson('jane@realty.example', { now, zone: centralTime });
    await fixture.reopen();
    const left = await fixture.store.findContactRequest('asking');
    expect(left).toMatchObject({ status: 'new', asked: { entry: 'Lockbox' } });
    expect(JSON.stringify(left)).not.toMatch(/jane/i);
  });

  test('of an agent reaches a message that is on its way', async () => {
    const { store } = fixture;
    const agentEmail = 'jane@realty.example';
    const booking = sampleBooking({ id: 'client', agentEmail });
    await store.reserveSlot(booking);
    const begun = new Date(booking.createdAt);
    await store.outbox.begin(begun);
    await store.outbox.claim({ now: begun, until: now, limit: 9 });
    await store.erasePerson(agentEmail, { now, zone: centralTime });
    const mail = { to: agentEmail, subject: 'Booked', text: '' };
    await store.outbox.settle('new_booking-client-0', { outcome: 'sent', mail, at: begun });
    expect(JSON.stringify(await store.outbox.about(['client']))).not.toContain(agentEmail);
  });

  test('is refused, and changes nothing, while a booking lies ahead and is not canceled', async () => {
    const { store } = fixture;
    await addLeads();
    const ahead = sampleBooking({ id: 'ahead', date: '2026-12-15', time: '11:30' });
    await store.reserveSlot(ahead);
    const before = await fixture.everything();
    expect(await store.erasePerson(person, { now, zone: centralTime })).toEqual({
      outcome: 'bookings_ahead',
      bookings: [ahead],
    });
    expect(await fixture.everything()).toEqual(before);

    await store.changeBooking(ahead, (booking) => {
      const cancelled = applyBookingAction(booking, { action: 'cancel', at: now, by: 'Owner' });
      return cancelled ?? booking;
    });
    expect(await store.erasePerson(person, { now, zone: centralTime })).toMatchObject({
      outcome: 'erased',
    });
    expect(await everythingText()).not.toMatch(personal);
  });

  test('a booking lies ahead until its start in the zone of the business', async () => {
    const { store } = fixture;
    await store.reserveSlot(sampleBooking({ date: '2026-12-15', time: '08:00' }));
    const inHonolulu = { now, zone: zoneRules['Pacific/Honolulu'] };
    expect(await store.erasePerson(person, inHonolulu)).toMatchObject({
      outcome: 'bookings_ahead',
    });
    const inCentralTime = { now, zone: centralTime };
    expect(await store.erasePerson(person, inCentralTime)).toMatchObject({ outcome: 'erased' });
  });

  test('reaches deleted leads and spam, which stay where they are', async () => {
    const { store } = fixture;
    const mark = { at: '2026-11-21T15:00:00.000Z', cause: 'marked' } as const;
    await store.addContactRequest(sampleContactRequest({ id: 'spam', spam: mark }));
    await store.reserveSlot(sampleBooking({ id: 'deleted', deletedAt: mark.at }));
    await store.erasePerson(person, { now, zone: centralTime });
    expect(await store.findContactRequest('spam')).toMatchObject({ email: '', spam: mark });
    expect(await store.findBooking('deleted')).toMatchObject({ email: '', deletedAt: mark.at });
    expect(await bookedStarts(store, '2026-12-01')).toEqual([]);
  });

  test('forgets the idempotency keys: a repeat is a new lead', async () => {
    const key = sampleIdempotencyKey();
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'first' }), key);
    await fixture.store.erasePerson(person, { now, zone: centralTime });
    const repeat = sampleContactRequest({ id: 'repeat' });
    expect(await fixture.store.addContactRequest(repeat, key)).toEqual(repeat);
    await fixture.reopen();
    expect(ids((await fixture.everything()).contactRequests)).toEqual(['repeat', 'first']);
  });

  test('of nobody erases nothing', async () => {
    expect(
      await fixture.store.erasePerson('nobody@example.com', { now, zone: centralTime }),
    ).toEqual({
      outcome: 'erased',
      erased: { requests: [], bookings: [], agentOf: [], agentIn: [] },
    });
  });

  test('whose write fails is completed by the same call', async () => {
    await addLeads();
    await fixture.refuseWrites(true);
    await expect(
      fixture.store.erasePerson(person, { now, zone: centralTime }),
    ).rejects.toBeInstanceOf(StoreWriteError);
    await fixture.refuseWrites(false);
    expect(ids((await fixture.store.leadsOf(person)).requests)).toHaveLength(2);
    await fixture.store.erasePerson(person, { now, zone: centralTime });
    expect(await everythingText()).not.toMatch(personal);
  });
}
