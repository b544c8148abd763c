import type { Availability } from '#domain/schedule/availability.ts';
import { dayOffText, startTimesText } from './availability-values.ts';
import { blockText } from './block-changes.ts';

/** Each setting of both versions of an edit conflict, as text. */
export const differences = (mine: Availability, theirs: Availability) =>
  (
    [
      ['Start times', ({ startTimes }: Availability) => startTimesText(startTimes)],
      ['Days off', ({ daysOff }: Availability) => daysOff.map(dayOffText).join('\n')],
      ['Closed times', ({ blocks }: Availability) => blocks.map(blockText).join('\n')],
      ['Closing times', ({ closingTimes }: Availability) => closingTimes.join(', ')],
      ['Start times for visitors', ({ startMode }: Availability) => startMode],
      ['Lengths, in minutes', ({ lengths }: Availability) => Object.values(lengths).join(', ')],
      ['Time between appointments', ({ bufferMinutes }: Availability) => String(bufferMinutes)],
      [
        'Drive between addresses',
        ({ driveTime }: Availability) => (driveTime ? 'counted' : 'not counted'),
      ],
      [
        'Homes outside the service area',
        ({ outsideArea }: Availability) => (outsideArea === 'refuse' ? 'refused' : 'asked to call'),
      ],
      ['Notice, in hours', ({ noticeHours }: Availability) => String(noticeHours)],
      ['Days that can be booked ahead', ({ horizonDays }: Availability) => String(horizonDays)],
    ] as const
  ).map(([label, text]) => ({ label, mine: text(mine), theirs: text(theirs) }));
