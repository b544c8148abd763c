import type ICAL from 'ical.js';

/** Outlook's own words for times at which others may plan. */
const outlookFree = ['FREE', 'WORKINGELSEWHERE'];

/** Whether an event makes its owner busy. `owners` are their addresses in lower case. */
export const makesBusy = (event: ICAL.Component, owners: ReadonlySet<string>): boolean =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  !outlookFree.includes(textOf(event, 'x-microsoft-cdo-busystatus')) &&
  !event.getAllProperties('attendee').some((attendee) => hasDeclined(attendee, owners));

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase();

function hasDeclined(attendee: ICAL.Property, owners: ReadonlySet<string>): boolean {
  const addresses = [attendee.getFirstValue(), attendee.getFirstParameter('email')];
  return (
    attendee.getFirstParameter('partstat')?.toUpperCase() === 'DECLINED' &&
    addresses.some((address) =>
      owners.has(
        String(address)
          .toLowerCase()
          .replace(/^mailto:/, ''),
      ),
    )
  );
}
