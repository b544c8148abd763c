import { expect, it } from 'vitest';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { sampleJob, sampleSignature, sampleText } from '#domain/jobs/testing/sample-job.ts';
import { checkedRecord } from './checked-record.ts';
import { jobs } from './stored-jobs.schema.ts';

const read = (record: object): JobRecord => checkedRecord(jobs.schema, record).record;

const { texts: _texts, ...older } = sampleJob();
const { sha256, text } = sampleText();
const other = { sha256: 'b'.repeat(64), text: 'Another text' };

it('the text of each signature, as earlier versions stored it, is read once', () => {
  const signatures = [
    sampleSignature({ id: 's1' }),
    sampleSignature({ id: 's2', name: 'José' }),
    sampleSignature({ id: 's3', sha256: other.sha256 }),
  ];
  const [one, two, three] = signatures;
  const job = read({
    ...older,
    signatures: [
      { ...one, text },
      { ...two, text },
      { ...three, text: other.text },
    ],
  });
  expect(job).toEqual(sampleJob({ signatures, texts: [{ sha256, text }, other] }));
  expect(read(job)).toEqual(job);
});

it('an erased job of an earlier version has no text', () => {
  const erased = { ...older, signatures: [{ ...sampleSignature(), text: '' }] };
  expect(read(erased)).toEqual(sampleJob({ signatures: [sampleSignature()] }));
});
