import type { StoredAvailability } from '#domain/schedule/availability.ts';

/** The inspector's availability for the owner. */
export const presentAvailability = (stored: StoredAvailability): StoredAvailability => ({
  revision: stored.revision,
  startTimes: stored.startTimes,
  startMode: stored.startMode,
  closingTimes: stored.closingTimes,
  lengths: stored.lengths,
  bufferMinutes: stored.bufferMinutes,
  driveTime: stored.driveTime,
  outsideArea: stored.outsideArea,
  noticeHours: stored.noticeHours,
  horizonDays: stored.horizonDays,
  daysOff: stored.daysOff,
  blocks: stored.blocks,
});
