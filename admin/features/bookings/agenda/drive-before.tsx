import { Car } from 'lucide-react';
import { createContext } from 'react';
import { type Drive, driveText } from '#domain/booking/calendar/drive-before.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';

export const noDriveTime: GapRules = { driveTime: false };

/** The owner's settings; no drive is shown until they have loaded. */
export const GapRulesContext = createContext<GapRules>(noDriveTime);

/** The drive between two cards of a day. */
export const DriveBefore = ({ drive }: { drive: Drive | undefined }) =>
  drive ? (
    <p className="admin-drive">
      <Car size={18} aria-hidden="true" />
      <span className="ui-visually-hidden">Drive: </span>
      <span>{driveText(drive)}</span>
    </p>
  ) : null;
