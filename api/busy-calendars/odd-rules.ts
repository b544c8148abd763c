import ICAL from 'ical.js';

/** A rule with its folded lines (RFC 5545 §3.1). */
const ruleLines = /^RRULE[:;][^\r\n]*(?:\r?\n[ \t][^\r\n]*)*\r?\n/gim;

/** A rule without any date, which ical.js ends by its limit of years. */
const never = 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n';

/**
 * Keeps one invalid rule from losing a whole calendar: an event with a rule that ical.js refuses
 * takes place once; a rule that no date fits, for which ical.js would search forever, is `never`.
 */
export const withoutOddRules = (text: string): string =>
  text.replace(ruleLines, (lines) => {
    const rule = ruleOf(lines.replaceAll(/\r?\n[ \t]/g, '').replace(/^[^:]*:/, ''));
    if (!rule) return '';
    return hasDate(rule) ? lines : never;
  });

function ruleOf(text: string): ICAL.Recur | undefined {
  try {
    const rule = ICAL.Recur.fromString(text.trim());
    // Some errors are only detected here.
    rule.iterator(ICAL.Time.now());
    return rule;
  } catch {
    return undefined;
  }
}

/** Whether one of its months has one of its days, counted from the front or from the back. */
function hasDate({ parts: { BYMONTH: months, BYMONTHDAY: days } }: ICAL.Recur): boolean {
  if (!days) return true;
  return (months ?? [1]).some((month) => days.some((day) => Math.abs(day) <= mostDays(month)));
}

const A_LEAP_YEAR = 2028;

const mostDays = (month: number) => ICAL.Time.daysInMonth(month, A_LEAP_YEAR);
