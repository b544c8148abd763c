import { expect, test } from 'vitest';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { deletedLead, markedAsSpam } from '#domain/leads/lead-folder.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { sampleContactRequest, sampleIdempotencyKey } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The spam folder of requests. */
export function spamContract(fixture: StoreFixture): void {
  const at = new Date('2026-11-21T15:00:00Z');
  const spammer = { email: 'buy@spam.example', phone: '900-555-0100' };
  const add = (id: string, fields: Partial<ContactRequest> = {}) =>
    fixture.store.addContactRequest(
      sampleContactRequest({ id, ...spammer, ...fields }),
      sampleIdempotencyKey(),
    );
  const mark = (id: string) =>
    fixture.store.changeContactRequest({ id, revision: 1 }, (lead) => markedAsSpam(lead, at));
  const ids = async (folder: 'inbox' | 'spam') =>
    (await fixture.store.listContactRequests({ limit: 10, folder })).data
      .map(({ id }) => id)
      .sort();

  test('receives the later requests of a sender, by email or telephone', async () => {
    await add('first', { attribution: { partner: 'jane' } });
    await mark('first');
    await fixture.reopen();
    await add('same-email', { email: 'Buy+more@SPAM.example', phone: '900-555-0111' });
    await add('same-phone', { email: 'other@spam.example', phone: '+1 (900) 555-0100' });
    await add('honest', { email: 'maria@example.com', phone: '(214) 555-0110' });
    expect(await ids('spam')).toEqual(['first', 'same-email', 'same-phone']);
    expect(await ids('inbox')).toEqual(['honest']);
    expect(await fixture.store.leadsByPartner()).toEqual(new Map());
    await fixture.reopen();
    expect(await fixture.store.findContactRequest('same-phone')).toMatchObject({
      spam: { at: '2026-11-20T15:00:00.000Z', cause: 'same_sender' },
    });
  });

  test('loses all requests of a sender who is none', async () => {
    await add('first');
    await mark('first');
    await add('second');
    await add('stranger', { email: 'x@y.example', phone: '900-555-0199' });
    await mark('stranger');
    expect(await fixture.store.clearSpam({ id: 'second', revision: 1 })).toMatchObject({
      outcome: 'saved',
      record: { id: 'second', revision: 2 },
    });
    await fixture.reopen();
    expect(await ids('inbox')).toEqual(['first', 'second']);
    expect(await ids('spam')).toEqual(['stranger']);
    await add('third');
    expect(await ids('inbox')).toEqual(['first', 'second', 'third']);
  });

  test('remembers the sender of deleted spam', async () => {
    await add('first');
    await mark('first');
    await fixture.store.changeContactRequest({ id: 'first', revision: 2 }, (lead) =>
      deletedLead(lead, at),
    );
    await add('second');
    expect(await ids('spam')).toEqual(['second']);
  });

  test('forgets the sender of erased spam', async () => {
    await add('first');
    await mark('first');
    await fixture.store.erasePerson(spammer.email, { now: at, zone: centralTime });
    for (const restart of [false, true]) {
      if (restart) await fixture.reopen();
      await add(`later-${restart}`);
    }
    expect(await ids('inbox')).toEqual(['later-false', 'later-true']);
  });

  test('is not cleared from an outdated version', async () => {
    await add('first');
    await mark('first');
    expect(await fixture.store.clearSpam({ id: 'first', revision: 1 })).toMatchObject({
      outcome: 'outdated',
    });
    expect(await fixture.store.clearSpam({ id: 'no', revision: 1 })).toEqual({
      outcome: 'missing',
    });
  });
}
