import { createHash } from 'node:crypto';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import type { Owner } from './owner.ts';
import { type RecordState, readStates } from './record-states.ts';

/** What a job has one more of. `label` is that of no other entry, and `content` what was sent. */
export interface JobEntry {
  kind: 'signature' | 'payment' | 'report';
  label: string;
  content: string;
}

/** An entry as the ledger knows it. */
export const stateOf = (entry: JobEntry): RecordState => ({ ...entry, id: '', revision: 1 });

/** `readStates` and what the jobs of the bookings have; reports as their files are. */
export async function readStatesWithJobs(owner: Owner): Promise<RecordState[]> {
  const states = await readStates(owner);
  const bookings = states.filter(({ kind }) => kind === 'booking');
  for (const { id } of bookings) states.push(...(await entriesOf(owner, id)).map(stateOf));
  return states;
}

async function entriesOf(owner: Owner, bookingId: string): Promise<JobEntry[]> {
  const path = `bookings/${bookingId}`;
  const { signatures, payments, reports } = await owner.read<PresentedJob>(`${path}/job`);
  const entries: JobEntry[] = [
    ...signatures.map(({ name, version }) => ({
      kind: 'signature' as const,
      label: `${bookingId} ${name}`,
      content: version,
    })),
    ...payments.map(({ note = '', amount }) => ({
      kind: 'payment' as const,
      label: note,
      content: String(amount),
    })),
  ];
  for (const { id, fileName, bytes, sha256 } of reports) {
    const file = await digestOf(await owner.send('GET', `${path}/report/${id}.pdf`));
    const noted = `${bytes} ${sha256}`;
    const content = file === noted ? noted : `noted as ${noted} and read as ${file}`;
    entries.push({ kind: 'report', label: fileName.replace(/\.pdf$/, ''), content });
  }
  return entries;
}

/** Length and SHA-256. */
async function digestOf(answer: Response): Promise<string> {
  if (!answer.ok || !answer.body) return `status ${answer.status}`;
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of answer.body) {
    digest.update(chunk);
    bytes += chunk.length;
  }
  return `${bytes} ${digest.digest('hex')}`;
}
