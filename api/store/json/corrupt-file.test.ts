import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  sampleBooking,
  sampleContactRequest,
  sampleSession,
} from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import { openJsonStore } from './json-store.ts';

const privateAddress = 'maria@private.example';
const december = 'bookings/2026-12.json';
const november = 'contact-requests/2026-11.json';

const file = (...records: unknown[]) => JSON.stringify({ version: 1, records });
const good = sampleBooking({ id: 'good' });
/** A file whose second record, with the id `bad`, has these `fields`. */
const withBad = (fields: object) => file(good, { ...good, time: '11:30', id: 'bad', ...fields });

interface Fault {
  path: string;
  content: string | Buffer;
  /** The message without the path. */
  says: string[];
}

const inBad = (fields: object, ...says: string[]): Fault => ({
  path: december,
  content: withBad(fields),
  says: ['records[1] (id bad): ', ...says],
});

const notJson = (content: string | Buffer): Fault => ({
  path: december,
  content,
  says: ['not valid JSON'],
});

const faults: Record<string, Fault> = {
  'an empty file': notJson(''),
  'a file that was cut off': notJson(file(good).slice(0, -5)),
  'a file of text': notJson(`${privateAddress} wrote`),
  'a file in another encoding': notJson(Buffer.from(file({ ...good, name: 'José' }), 'latin1')),
  'a list without its envelope': { path: december, content: '[]', says: ['expected object'] },
  'a file of a later version': {
    path: december,
    content: '{"version":2,"records":[]}',
    says: ['version: '],
  },
  'a file without records': { path: december, content: '{"version":1}', says: ['records: '] },
  'a list with fewer records than it says': {
    path: december,
    content: JSON.stringify({ version: 1, count: 2, records: [good] }),
    says: ['count: 2, but records has 1'],
  },
  'a record that is none': {
    path: december,
    content: file(good, [privateAddress]),
    says: ['records[1]: Invalid input: expected object'],
  },
  'a record that is null': {
    path: december,
    content: file(good, null),
    says: ['records[1]: Invalid input'],
  },
  'a record that is a text': {
    path: december,
    content: file(good, privateAddress),
    says: ['records[1]: Invalid input'],
  },
  'a record whose id is a number': {
    path: december,
    content: file(good, { ...good, id: 7 }),
    says: ['records[1]: id: '],
  },
  'a missing field': inBad({ phone: undefined }, 'phone: '),
  'two wrong fields': inBad({ phone: 1, email: null }, 'email: ', '; phone: '),
  'a post without its slug': {
    path: 'posts.json',
    content: file({ id: 'p', title: privateAddress }),
    says: ['records[0] (id p): ', 'slug: '],
  },
  'a review with six stars': {
    path: 'reviews.json',
    content: file({ id: 'r', platform: 'google', rating: 6, author: privateAddress }),
    says: ['records[0] (id r): ', 'rating: '],
  },
  'a count below zero': {
    path: 'post-reads.json',
    content: '{"version":1,"reads":{"p":-1}}',
    says: ['reads: '],
  },
  'an unknown field': inBad({ fax: privateAddress }, '"fax"'),
  'a field deep inside': inBad({ attribution: { utm: { source: 1 } } }, 'attribution.utm.source: '),
  'a day that does not exist': inBad({ date: '2026-12-32' }, 'date: '),
  'an unknown status': inBad({ status: privateAddress }, 'status: '),
  'half an idempotency key': inBad({ once: { key: 'k' } }, 'once.fingerprint: '),
  'a booking of another month': inBad({ date: '2027-01-04' }, 'belongs in 2027-01.json'),
  'an id that is there twice': {
    path: december,
    content: file(good, { ...good, time: '11:30' }),
    says: ['records[1] (id good): id: '],
  },
  'an id that is there in two versions': {
    path: december,
    content: file(good, { ...good, time: '11:30', revision: 2 }),
    says: ['records[1] (id good): id: '],
  },
  'a wrong contact request': {
    path: november,
    content: file({ ...sampleContactRequest({ id: 'lead' }), createdAt: 'today' }),
    says: ['records[0] (id lead): createdAt: '],
  },
  'a contact request of another month': {
    path: november,
    content: file(sampleContactRequest({ createdAt: '2026-12-01T06:00:00.000Z' })),
    says: ['belongs in 2026-12.json'],
  },
  'a wrong session': {
    path: 'sessions.json',
    content: file({ ...sampleSession(), expiresAt: 0 }),
    says: ['records[0]: expiresAt: '],
  },
  'a wrong password': {
    path: 'owner.json',
    content: '{"version":1,"passwordHash":["x"]}',
    says: ['passwordHash: '],
  },
  'wrong settings': {
    path: 'settings.json',
    content: '{"version":1,"availability":{"startTimes":[]}}',
    says: ['availability: startTimes', 'noticeHours: '],
  },
};

describe('a corrupt file', () => {
  test.each(Object.entries(faults))(
    'prevents the start and is left unchanged: %s',
    async (_what, fault) => {
      const folder = await temporaryFolder();
      const path = join(folder, fault.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, fault.content);

      const error = await openJsonStore({ folder }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CorruptFileError);
      for (const part of [path, ...fault.says]) expect(String(error)).toContain(part);
      expect(String(error)).not.toContain(privateAddress);
      expect(await readFile(path)).toEqual(Buffer.from(fault.content));
    },
  );

  test('prevents the start when one version of a booking is in two months', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'bookings'));
    await writeFile(join(folder, december), file(good));
    const january = join(folder, 'bookings/2027-01.json');
    await writeFile(january, file({ ...good, date: '2027-01-04' }));
    await expect(openJsonStore({ folder })).rejects.toThrow(
      /records\[0\] \(id good\): id: another record has the same/,
    );
  });

  test('does not prevent the start once it is repaired', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'owner.json'), '');
    await expect(openJsonStore({ folder })).rejects.toBeInstanceOf(CorruptFileError);
    await rm(join(folder, 'owner.json'));
    await storeForTest(folder);
  });

  test('may also be a symbolic link, which a write would replace', async () => {
    const folder = await temporaryFolder();
    const elsewhere = join(await temporaryFolder(), 'elsewhere.json');
    await writeFile(elsewhere, file(good));
    await mkdir(join(folder, 'bookings'));
    await symlink(elsewhere, join(folder, december));
    await expect(openJsonStore({ folder })).rejects.toThrow(`${december}: not a plain file`);
  });
});

describe('an invalid record', () => {
  test('is refused before it is written', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    const withMore = Object.assign(sampleBooking(), { website: 'https://spam.example' });
    await expect(store.reserveSlot(withMore)).rejects.toThrow('website');
    const wrongDay = sampleContactRequest({ createdAt: '2026-11-31T00:00:00Z' });
    await expect(store.addContactRequest(wrongDay)).rejects.toThrow('createdAt');
    expect((await store.listBookings({ limit: 1 })).total).toBe(0);
    expect((await store.listContactRequests({ limit: 1 })).total).toBe(0);
  });
});
