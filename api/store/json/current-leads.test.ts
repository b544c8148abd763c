import { expect, it } from 'vitest';
import { noSamples } from '../sample-content.ts';
import { sampleContactRequest } from '../testing/sample-records.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { CurrentLeads } from './current-leads.ts';
import { realDisk } from './disk.ts';
import { openFiles } from './open-files.ts';
import { recoverFolders } from './recover-folders.ts';

it('are the same object until a lead changes, so that a look for due jobs computes nothing', async () => {
  const options = { samples: noSamples, onContentChange: () => {} };
  const folder = await temporaryFolder();
  await recoverFolders(folder, realDisk);
  const { bookings, contactRequests, jobs } = await openFiles(folder, realDisk, options);
  await contactRequests.add(sampleContactRequest({ id: 'one' }), undefined, undefined);
  const leads = new CurrentLeads({ bookings, contactRequests, jobs });
  const first = leads.at(new Date('2026-11-20T15:00:00Z'));
  expect(first.requests).toHaveLength(1);
  expect(leads.at(new Date('2026-11-20T15:00:02Z'))).toBe(first);
  await contactRequests.change({ id: 'one', revision: 1 }, (request) => ({
    ...request,
    note: 'Called',
  }));
  const changed = leads.at(new Date('2026-11-20T15:00:04Z'));
  expect(changed.requests).toMatchObject([{ note: 'Called' }]);
  expect(leads.at(new Date('2026-11-20T15:00:06Z'))).toBe(changed);
  await jobs.change({ id: 'b', createdAt: '2026-11-20T15:00:00.000Z' }, (job) => ({
    next: { ...job, video: 'https://video.example/1' },
    result: undefined,
  }));
  expect(leads.at(new Date('2026-11-20T15:00:08Z'))).not.toBe(changed);
});
