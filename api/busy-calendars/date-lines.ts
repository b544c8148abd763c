import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

export type DateType = 'DATE' | 'DATE-TIME' | 'PERIOD';

/** A property whose values are dates, times or periods. */
export interface DateLine {
  /** The name of the zone of its times. */
  zone: string | undefined;
  isThisAndFuture: boolean;
  values: DateValue[];
}

interface DateValue {
  /** Undefined if it cannot be read. */
  type: DateType | undefined;
  value: string;
}

// Outlook writes `TZID=tzone://Microsoft/Utc` without quotes, so the last colon ends the parameters.
const dateProperty = /^[\w-]+((?:;.*?)?):([^:]*|\s*\d{4}-\d\d-\d\d.*)$/;

/** Reads values by what they look like, because programs omit VALUE and leave values out. */
export function readDateLine(line: string): DateLine {
  const [, parameters = '', list = line] = dateProperty.exec(line) ?? [];
  const values = list
    .toUpperCase()
    .split(',')
    .map((value) => value.trim());
  return {
    zone: parameterOf(parameters, 'TZID'),
    isThisAndFuture: parameterOf(parameters, 'RANGE')?.toUpperCase() === 'THISANDFUTURE',
    values: values.filter(Boolean).map((value) => ({ type: typeOf(value), value })),
  };
}

function parameterOf(parameters: string, name: string): string | undefined {
  const parameter = new RegExp(`;${name}=(?:"([^"]*)"|([^;"]*))`, 'i');
  const [, quoted, plain] = parameter.exec(parameters) ?? [];
  return (quoted ?? plain)?.trim() || undefined;
}

function typeOf(value: string): DateType | undefined {
  if (/^\d{8}$/.test(value)) return isRealDate(value) ? 'DATE' : undefined;
  if (isTime(value)) return 'DATE-TIME';
  const [start = '', end = '', ...others] = value.split('/');
  const isPeriod = isTime(start) && (isTime(end) || isDuration(end)) && others.length === 0;
  return isPeriod ? 'PERIOD' : undefined;
}

const isTime = (value: string) =>
  /^\d{8}T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?$/.test(value) && isRealDate(value);

const isDuration = (value: string) =>
  /^\+?P(?:\d+W|\d+DT(?:\d+[HMS])+|\d+D|T(?:\d+[HMS])+)$/.test(value) && !isEndless(value);

/** ical.js walks through a duration month by month. */
export const isEndless = (duration: string) => /\d{5}[WD]|\d{8}/i.test(duration);

const isRealDate = (value: string) => legibleDate(value) !== undefined;

/** The date with which a value begins, even if the rest of it cannot be read. */
export function legibleDate(value: string): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(value) ?? [];
  return calendarDateSchema.safeParse(`${year}-${month}-${day}`).data;
}
