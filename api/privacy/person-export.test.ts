import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds } from '#api/store/records/kinds.ts';
import { withEverything } from '#api/store/testing/job-with-everything.ts';
import {
  addPersonWithEverything,
  agent,
  agentTraces,
  bookingWithEverything,
  client,
  clientTraces,
  requestWithEverything,
} from '#api/store/testing/person-with-everything.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { textOfFolder } from '#api/store/testing/text-of-folder.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { emptyJob } from '#domain/jobs/job-record.ts';
import { storedPeople } from './stored-people.ts';

/** Opens what nobody has to know: digests of links. */
const secrets = new Set(['digest-of-maria', 'agent-link']);

/** The texts in a record that name a person. */
function textsOf(value: unknown, traces: RegExp): string[] {
  if (typeof value === 'string') return traces.test(value) && !secrets.has(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => textsOf(part, traces));
}

/** A client of whom everything is stored, with an agent who is a partner, after the appointment. */
async function ownerOfPerson() {
  const dataDir = await temporaryFolder();
  const store = await storeForTest(dataDir);
  await addPersonWithEverything(store);
  await store.partners.add({ id: 'p', revision: 1, name: 'Realty', slug: 'realty', email: agent });
  const limits = await store.bookingLimits.read();
  await store.bookingLimits.replace({
    ...limits,
    agents: ['JANE@realty.example', 'bob@x.example'],
  });
  await store.agentLinks.add({ id: 'a', revision: 1, mailbox: agent, links: ['digest'] });
  const review = {
    platform: 'google',
    rating: 5,
    date: '2026-12-02',
    text: 'Kind.',
    verified: true,
  };
  await store.reviews.add({ ...review, id: 'r', revision: 1, author: 'Maria Delgado' } as never);
  await store.close();
  const clock = () => new Date('2026-12-15T15:00:00Z');
  const api = await signedInOwner({ dataDir, clock, sampleContent: false });
  const exported = async (person: string) =>
    JSON.parse((await api.call('POST /api/privacy/export', { person })).text) as Record<
      string,
      unknown
    >;
  return { ...api, exported };
}

it('has every text of the records that name the client', async () => {
  const { exported } = await ownerOfPerson();
  const text = JSON.stringify(await exported(client));
  const records = [
    requestWithEverything,
    bookingWithEverything,
    withEverything(emptyJob(bookingWithEverything)),
  ];
  for (const record of records) {
    const texts = textsOf(record, clientTraces);
    expect(texts.length).toBeGreaterThan(5);
    for (const one of texts) expect.soft(text).toContain(JSON.stringify(one));
  }
  expect(text).toContain('203.0.113.7');
  expect(text).toContain('"drawing":[[0,0,10,10]]');
  expect(text).not.toMatch(/digest-of-maria|agent-link/);
});

it('has what is stored of each collection that tells about people, and nothing of the client for the agent', async () => {
  const { exported } = await ownerOfPerson();
  const [ofClient, ofAgent] = [await exported(client), await exported(agent)];
  const parts = new Set(Object.values(storedPeople).filter((part) => part !== 'nobody'));
  const isFilled = (content: unknown) => (Array.isArray(content) ? content.length > 0 : content);
  for (const part of parts) {
    expect.soft(isFilled(ofClient[part]) || isFilled(ofAgent[part]), part).toBeTruthy();
  }
  expect(ofAgent).toMatchObject({
    agentOf: [{ id: 'booking' }, { id: 'request' }],
    agentJobs: [{ id: 'booking', agent: { follows: true } }],
    partners: [{ slug: 'realty' }],
    isListedAgent: true,
  });
  const { messages: _mails, ...records } = ofAgent;
  expect(JSON.stringify(records)).not.toMatch(clientTraces);
});

it('the same people are erased from every file, the owner’s lists included', async () => {
  const api = await ownerOfPerson();
  await api.call('POST /api/privacy/erase', { person: agent });
  const withoutAgent = await textOfFolder(api.dataDir);
  expect(withoutAgent).not.toMatch(agentTraces);
  expect(withoutAgent).toMatch(/bob@x\.example/);
  expect(withoutAgent).toContain('"slug":"realty"');
  await api.call('POST /api/privacy/erase', { person: client, reviews: ['r'] });
  expect(await textOfFolder(api.dataDir)).not.toMatch(clientTraces);
});

const doc = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');

it.each(Object.entries(storedPeople))(
  'docs/privacy.md has a row for %s, of whom it tells',
  (key, part) => {
    const names: Readonly<Record<string, string>> = {
      contactRequests: 'contact-requests/',
      reportFiles: 'report-files/',
      ...Object.fromEntries(
        Object.entries(kinds).map(([kind, { name }]) => [kind, `${name}.json`]),
      ),
    };
    const name = names[key] ?? `${key}/`;
    const row = doc
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
    expect(row, name).toBeDefined();
    if (part !== 'nobody') expect(row?.split('|')[3]).not.toMatch(/^ nobody/);
  },
);
