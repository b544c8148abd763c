import { formatMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { buyer } from '../fixtures/booking-steps.ts';
import type { Visitor } from './visitor.ts';

/** Steps of the story, by the names that the specification gives the controls. */

/** `within` is the tag of an element, or the selector of a part of the page. */
type Place = { within?: string };

export async function calculateQuote(visitor: Visitor, place: Place = {}) {
  await visitor.choose('Property type', 'residential', place);
  await visitor.fill('Square footage', '2400', place);
  await visitor.click('button', 'Calculate My Quote', place);
  await visitor.expectOne('heading', '$375', place);
}

/** Books the day in an open calendar, in its first free time or the one named. */
export async function book(
  visitor: Visitor,
  { date, time, name, ...place }: { date: string; time: string; name: string } & Place,
) {
  await visitor.expectOne('grid', '', place);
  await showMonth(visitor, date, place);
  await visitor.press({ selector: `[role=grid] [data-date="${date}"]`, ...place });
  await visitor.check(time, place);
  await visitor.click('button', 'Book This Appointment', place);
  await visitor.fill('Name', name, place);
  await visitor.fill('Email', buyer.email, place);
  await visitor.fill('Phone', buyer.phone, place);
  await visitor.fill('Property address', buyer.address, place);
  await visitor.click('button', 'Confirm Booking', place);
  await visitor.expectOne('heading', 'You are booked', place);
}

async function showMonth(visitor: Visitor, date: string, place: Place) {
  const month = { role: 'heading', name: formatMonth(monthOf(date)), ...place };
  await visitor.until(async () => {
    if ((await visitor.count(month)) > 0) return;
    await visitor.click('button', 'Next month', place);
    throw new Error(`${month.name} is not shown yet.`);
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
