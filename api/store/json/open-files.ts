import { join } from 'node:path';
import { busyTimesOf } from '../resources/busy-calendars.ts';
import type { SampleContent } from '../sample-content.ts';
import { BookingRecords } from './booking-records.ts';
import { reportFolderName, uploadFolderName } from './data-files.ts';
import { DeliveryRecords } from './delivery-records.ts';
import type { Disk } from './disk.ts';
import { JobRecords } from './job-records.ts';
import { OutboxRecords } from './outbox-records.ts';
import { openRecordFiles } from './record-files.ts';
import { ReportFolder } from './report-folder.ts';
import { RequestRecords } from './request-records.ts';
import { removeSnapshots } from './snapshot.ts';
import { finishChanges, unfinishedIn } from './unfinished-changes.ts';
import { UploadFolder } from './upload-folder.ts';

/**
 * Reads and validates every file under `folder`, which is recovered. Rejects with `CorruptFileError`. Calls `onContentChange`
 * after each write of what pages show.
 */
export async function openFiles(
  folder: string,
  disk: Disk,
  options: { samples: SampleContent; onContentChange: () => void },
) {
  await removeSnapshots(folder);
  const records = await openRecordFiles(folder, disk, options);
  const unfinished = unfinishedIn(folder, disk);
  await finishChanges(records, unfinished);
  const {
    agreementTemplates,
    availability,
    busyCalendars,
    busyCalendarReadings,
    calendarFailures,
    businessProfile,
    hold,
    jobSettings,
    messageSettings,
    webhooks,
    agentLinks,
  } = records;
  const contactRequests = await RequestRecords.open(folder, disk);
  const bookings = await BookingRecords.open(folder, disk, () => ({
    ...availability.content,
    calendars: busyTimesOf(busyCalendars.content, busyCalendarReadings.content),
  }));
  const reportFiles = await ReportFolder.open(join(folder, reportFolderName), disk);
  const jobs = await JobRecords.open(folder, disk, { bookings, reportFiles });
  const leads = { bookings, contactRequests, jobs };
  return {
    records,
    unfinished,
    retention: records.retention,
    contactRequests,
    bookings,
    jobs,
    reportFiles,
    deliveries: await DeliveryRecords.open(folder, disk, {
      leads,
      profile: businessProfile,
      hold,
    }),
    outbox: await OutboxRecords.open(folder, disk, {
      leads,
      profile: businessProfile,
      settings: messageSettings,
      jobSettings,
      agreementTemplates,
      webhooks,
      calendars: busyCalendars,
      calendarFailures,
      agentLinks,
      hold,
    }),
    uploads: await UploadFolder.open(join(folder, uploadFolderName), disk),
  };
}

export type Files = Awaited<ReturnType<typeof openFiles>>;
