import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { cents } from '#domain/jobs/cents.ts';
import { emptyJob } from '#domain/jobs/job-record.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { toJson } from '../../json/month-folder.ts';
import { readContents } from '../../records/kinds.ts';
import { noSamples } from '../../sample-content.ts';
import { checkedRecord } from '../../stored/checked-record.ts';
import type { Collection, Stored } from '../../stored/collections.ts';
import { bookings, contactRequests } from '../../stored/collections.ts';
import { messages } from '../../stored/message-collection.ts';
import { deliveries } from '../../stored/stored-deliveries.schema.ts';
import { jobs } from '../../stored/stored-jobs.schema.ts';
import { uploadNameOf } from '../../upload-name.ts';
import type { Contents, Months } from '../contents.ts';

/** What JSON can hold and a column of a database cannot, or not as it is. */
const hostile = [
  'a\0b',
  'half an emoji \ud83c',
  'the other half \udfe0',
  '\ufffe and \uffff and \ufeff',
  '\u202eright to left\u202c',
  '\u05d0\u05d1\u05d2 \u0627\u0644\u0639',
  '🏠👨‍👩‍👧‍👦',
  '\\u0000 \\" \' -- $1 %s',
  'e\u0301 and \u2028 and \u0085',
  'x'.repeat(20_000),
];

const textOf = (index: number, usual: string) => hostile[index % 500] ?? usual;

const DAYS = 720;

/** `count` contact requests, as many bookings and a tenth as many messages and deliveries; one in fifty has hostile texts. */
export function manyRecords(count: number): Contents {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const createdAt = (index: number) =>
    new Date(Date.UTC(2025, 0, 1) + Math.floor(index / 3) * 3_600_000).toISOString();
  const inFile = (index: number) => ({
    sequence: index + 1,
    ...(index % 2 === 0 && { idempotencyKey: { key: `key ${index}`, fingerprint: `${index}` } }),
  });
  const requests = numbers.map((index) => ({
    record: sampleContactRequest({
      id: `request-${index}`,
      createdAt: createdAt(index),
      lastName: textOf(index, 'Delgado'),
      email: textOf(index, `client-${index}@example.com`),
      message: textOf(index + 1, 'The roof is old.'),
      attribution: { partner: textOf(index, 'jane-doe-realty') },
    }),
    ...inFile(index),
  }));
  const booked = numbers.map((index) => ({
    record: sampleBooking({
      id: `booking-${index}`,
      createdAt: createdAt(index),
      date: addDays('2026-01-01', index % DAYS),
      time: `${String(8 + (Math.floor(index / DAYS) % 3) * 4).padStart(2, '0')}:00`,
      name: textOf(index, 'Maria Delgado'),
      phone: textOf(index + 2, '(214) 555-0110'),
      notes: textOf(index + 1, 'A dog.'),
      links: [textOf(index, `link-${index}`)],
    }),
    ...inFile(index),
  }));
  const sent = numbers.slice(0, count / 10).map((index) => ({
    record: {
      id: `message-${index}`,
      revision: 2,
      createdAt: createdAt(index),
      kind: 'booking_confirmed' as const,
      leads: [`booking-${index}`],
      due: createdAt(index),
      state: 'sent' as const,
      attempts: 1,
      sentAt: createdAt(index),
      mail: { to: 'a@example.com', subject: textOf(index, 'Booked'), text: textOf(index, 'Hello') },
    },
    sequence: index + 1,
  }));
  const delivered = numbers.slice(0, count / 10).map((index) => ({
    record: {
      id: `booking-${index}-0-to-crm`,
      revision: 2,
      createdAt: createdAt(index),
      target: 'crm',
      lead: `booking-${index}`,
      type: 'booking.created' as const,
      due: createdAt(index),
      state: 'sent' as const,
      attempts: 1,
      sentAt: createdAt(index),
      last: { status: 200, text: textOf(index, 'Thank you'), milliseconds: 12 },
    },
    sequence: index + 1,
  }));
  const agreed = numbers.slice(0, count / 10).map((index) => ({
    record: {
      ...emptyJob({ id: `booking-${index}`, createdAt: createdAt(index) }),
      revision: 1,
      lines: [
        {
          id: 'one',
          at: createdAt(index),
          by: 'owner',
          kind: 'addition' as const,
          label: textOf(index, 'A shed'),
          amount: cents(5000),
        },
      ],
      agent: { consentedAt: createdAt(index), link: textOf(index, `agent-${index}`) },
    },
    sequence: index + 1,
  }));
  return {
    contactRequests: () => byMonth(contactRequests, requests),
    bookings: () => byMonth(bookings, booked),
    jobs: () => byMonth(jobs, agreed),
    messages: () => byMonth(messages, sent),
    deliveries: () => byMonth(deliveries, delivered),
    uploads: async function* () {
      for (const byte of [0, 1, 255]) {
        const bytes = new Uint8Array(1000).fill(byte);
        yield { name: uploadNameOf(bytes, 'png'), bytes };
      }
    },
    reportFiles: async function* () {
      for (const id of ['one', 'two']) yield { id, content: reportOf(id) };
    },
    records: async () => ({
      ...(await readContents(async (kind) => kind.initial(noSamples))),
      passwordHash: '$scrypt$a hash',
    }),
  };
}

/** A few parts, the last one of them not full. */
async function* reportOf(id: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`%PDF-1.7 ${id}`);
  for (const byte of [0, 1, 255]) yield new Uint8Array(700_000).fill(byte);
}

async function* byMonth<R>(collection: Collection<R>, records: readonly Stored<R>[]): Months<R> {
  // With the fields in the order in which a store writes them.
  const stored = records.map((record) => checkedRecord(collection.schema, toJson(record)));
  yield* Map.groupBy(stored, ({ record }) => collection.monthOf(record)).values();
}
