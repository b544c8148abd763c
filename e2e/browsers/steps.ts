import type { Locale } from '#domain/locale/locale.ts';
import { formatMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { buyer } from '../fixtures/booking-steps.ts';
import { controlNames } from '../fixtures/control-names.ts';
import type { Visitor } from './visitor.ts';

/** Steps of the story, by the names that the specification gives the controls. */

/** `within` is the tag of an element, or the selector of a part of the page; `locale` is its language. */
type Place = { within?: string; locale?: Locale };

export async function calculateQuote(visitor: Visitor, place: Place = {}) {
  const names = namesIn(place);
  await visitor.choose(names.propertyType, 'residential', place);
  await visitor.fill(names.squareFootage, '2400', place);
  await visitor.click('button', names.calculate, place);
  await visitor.expectOne('heading', '$375', place);
}

/** Books the day in an open calendar, in its first free time or the one named. */
export async function book(
  visitor: Visitor,
  { date, time, name, ...place }: { date: string; time: string; name: string } & Place,
) {
  const names = namesIn(place);
  await chooseSlot(visitor, { date, time, ...place });
  await visitor.click('button', names.bookAppointment, place);
  await visitor.fill(names.name, name, place);
  await visitor.fill(names.email, buyer.email, place);
  await visitor.fill(names.phone, buyer.phone, place);
  await visitor.fill(names.address, buyer.address, place);
  await visitor.click('button', names.confirm, place);
  await visitor.expectOne('heading', names.booked, place);
}

/** Chooses a day and time in an open calendar. */
export async function chooseSlot(
  visitor: Visitor,
  { date, time, ...place }: { date: string; time: string } & Place,
) {
  await visitor.expectOne('grid', '', place);
  await showMonth(visitor, date, place);
  await visitor.press({ selector: `[role=grid] [data-date="${date}"]`, ...place });
  await visitor.check(time, place);
}

const namesIn = ({ locale = 'en' }: Place) => controlNames[locale];

async function showMonth(visitor: Visitor, date: string, place: Place) {
  const name = formatMonth(monthOf(date), place.locale);
  await visitor.until(async () => {
    if ((await visitor.count({ role: 'heading', name, ...place })) > 0) return;
    await visitor.click('button', namesIn(place).nextMonth, place);
    throw new Error(`${name} is not shown yet.`);
  });
}

export async function requestInspection(visitor: Visitor, lastName: string, place: Place = {}) {
  await visitor.fill('First name', 'Katherine', place);
  await visitor.fill('Last name', lastName, place);
  await visitor.fill('Email', 'katherine@example.com', place);
  await visitor.fill('Phone', '(817) 555-0142', place);
  await visitor.fill('Property address', '12 Orbit Lane, Fort Worth, TX 76102', place);
  await visitor.choose('Inspection type', 'pre-listing', place);
  await visitor.click('button', 'Submit Request', place);
  await visitor.expectOne('heading', 'Thank You', place);
}
