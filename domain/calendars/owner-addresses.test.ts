import { expect, test } from 'vitest';
import { ownersOf } from './owner-addresses.ts';

const owners = ['me@bluebonnet.example', 'hello@bluebonnet.example'];
const ofAddress = (path: string) =>
  ownersOf({ address: `https://calendar.example/${path}` }, owners);

test.each([
  ['calendar/ical/jane%40gmail.com/private-0a1b2c/basic.ics', 'jane@gmail.com'],
  ['calendar/ical/jane@inspect.example/private-0a1b2c/basic.ics', 'jane@inspect.example'],
  ['home/jane%40mail.example/Calendar.ics', 'jane@mail.example'],
])('the address in %s is the owner’s', (path, found) => {
  expect(ofAddress(path)).toEqual([found]);
});

test.each([
  ['published/2/MTIzNDU2Nzg5MDEyMzQ1Ng'],
  ['calendar/ical/0a1b2c%40group.calendar.google.com/private-0a1b/basic.ics'],
  ['owa/calendar/0123456789abcdef0123456789abcdef@inspect.example/0a1b/calendar.ics'],
  ['calendar/ical/jane%40/private-0a1b/basic.ics'],
  ['calendar/%E0%A4%A/basic.ics'],
  ['basic.ics?user=jane'],
])('%s names nobody, so the owner’s mailboxes count', (path) => {
  expect(ofAddress(path)).toEqual(owners);
});

test('addresses that the owner entered count alone', () => {
  const address = 'https://calendar.example/calendar/ical/jane%40gmail.com/private-0a1b/basic.ics';
  expect(ownersOf({ address, ownerAddresses: ['j.doe@work.example'] }, owners)).toEqual([
    'j.doe@work.example',
  ]);
});

test('a mailbox that is given twice counts once, and an empty one not at all', () => {
  const address = 'https://calendar.example/basic.ics';
  expect(ownersOf({ address }, ['', 'me@a.example', 'Me@A.example'])).toEqual(['Me@A.example']);
});
