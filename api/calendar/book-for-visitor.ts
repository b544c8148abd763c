import { linkAddresses, linkOfRequest } from '#api/appointments/appointment-link.ts';
import { newBooking } from '#api/bookings/new-booking.ts';
import { OnlineLimitError } from '#api/bookings/online-limit-error.ts';
import { storeRequest } from '#api/contact/store-request.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking, BookingPayload } from '#domain/booking/booking.schema.ts';
import { withLink } from '#domain/booking/client/booking-links.ts';
import { stageOf } from '#domain/booking/client/client-access.ts';
import { episodeAt } from '#domain/inspection-request/asked-appointment.ts';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import { type PriceChange, priceAsShown } from '#domain/pricing/price-change.ts';
import { dollars } from '#domain/quote/dollars.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { bookWithinLimits } from './book-within-limits.ts';
import { type BookingConfirmation, presentConfirmation } from './present-confirmation.ts';
import { presentRequestedTime, type RequestedTime } from './present-requested-time.ts';
import { requestedConfirmation } from './requested-confirmation.ts';
import { requestedDiscount } from './requested-discount.ts';
import { requireServed } from './require-served.ts';
import { confirmTestBooking } from './test-booking.ts';

type Dependencies = Pick<
  RouteDependencies,
  'store' | 'clock' | 'business' | 'limits' | 'dailyBookings' | 'publicUrl' | 'testCalls' | 'mail'
>;

/**
 * Books what a visitor asks for, by form or by a program; above the limit of all online bookings it becomes a
 * request for that time, and a new client may have to confirm it. In test mode it answers alike and books
 * nothing. Throws like `requireServed` and `bookWithinLimits`, `price_changed` for a total that no longer holds, and `confirmation_expired` for a repeat of a
 * booking that nobody confirmed.
 */
export async function bookForVisitor(
  ctx: Pick<ApiContext, 'req'>,
  { test, promotion, priceRevision, ...payload }: Omit<BookingPayload, 'website'>,
  idempotencyKey: IdempotencyKey | undefined,
  dependencies: Dependencies,
): Promise<BookingConfirmation | RequestedTime> {
  const { store, clock, business, publicUrl, testCalls } = dependencies;
  const now = clock();
  const availability = await store.availability.read();
  const discount = await requestedDiscount(store, promotion);
  const zone = business.current().timeZone;
  const { prices, change } = priceAsShown(business.priceLists(), {
    home: payload.quote && { ...payload.quote, inspectionDate: payload.date },
    shownRevision: priceRevision,
    now,
    day: payload.date,
    zone,
  });
  if (change && !(await isRepeated(store, idempotencyKey))) throw priceChanged(change);
  const made = {
    ...newBooking(payload, { ...availability, now, prices, business: business.current() }),
    ...(discount && { discount }),
  };
  requireServed(made, availability, business.current());
  if (test) {
    const answer = await testCalls.answer(idempotencyKey, () =>
      confirmTestBooking(made, { store, availability, now, zone, publicUrl }),
    );
    await testCalls.record(payload.attribution, businessToday(now, zone));
    return answer;
  }
  // A repeated call that became a request books nothing, even if bookings are accepted again.
  const requested = idempotencyKey && (await store.findRepeatedRequest(idempotencyKey));
  if (requested?.asked)
    return presentRequestedTime(requested.id, requested.asked, business.current(made.locale));
  const confirmBy = await requestedConfirmation(made, now, dependencies);
  const held = { ...made, ...(confirmBy && { confirmBy }) };
  try {
    return await book(ctx, held, { now, zone, idempotencyKey, availability }, dependencies);
  } catch (error) {
    if (!(error instanceof OnlineLimitError)) throw error;
    return await requestInstead(ctx, made, { now, zone, idempotencyKey }, dependencies);
  }
}

/** A repeat gets its first answer, at the price that was accepted then. */
const isRepeated = async (store: Store, key: IdempotencyKey | undefined) =>
  key !== undefined &&
  ((await store.findRepeatedBooking(key)) ?? (await store.findRepeatedRequest(key))) !== undefined;

const priceChanged = (price: PriceChange) =>
  new ApiProblem('price_changed', {
    price,
    detail: (words) =>
      price.shown === null
        ? words.price(dollars(price.current))
        : words.changedPrice(dollars(price.current), dollars(price.shown)),
  });

interface BookOptions {
  now: Date;
  zone: Zone;
  idempotencyKey: IdempotencyKey | undefined;
  availability: Availability;
}

async function book(
  ctx: Pick<ApiContext, 'req'>,
  made: Booking,
  options: BookOptions,
  { store, business, dailyBookings, publicUrl }: Dependencies,
): Promise<BookingConfirmation> {
  const linkOf = linkOfRequest(options.idempotencyKey);
  const booking = await bookWithinLimits(ctx, withLink(made, linkOf(made.id).digest), options, {
    store,
    dailyBookings,
  });
  if (stageOf(booking, options.now, business.current()) === 'released') {
    throw new ApiProblem('confirmation_expired', { detail: ({ afterDeadline }) => afterDeadline });
  }
  // A repeated call gets its first answer, even if its link has since been revoked, and stays so.
  const { token } = linkOf(booking.id);
  const [{ signWhenBooking }, { asksAgreement }] = await Promise.all([
    store.jobSettings.read(),
    termsOf(store, booking),
  ]);
  const links = linkAddresses(publicUrl, token, booking.locale);
  return presentConfirmation(booking, links, signWhenBooking && asksAgreement);
}

async function requestInstead(
  ctx: Pick<ApiContext, 'req'>,
  made: Booking,
  { now, zone, idempotencyKey }: Omit<BookOptions, 'availability'>,
  dependencies: Dependencies,
): Promise<RequestedTime> {
  const { reviewedUntil } = await dependencies.store.bookingLimits.read();
  const request = requestOfBooking(made, episodeAt(now, reviewedUntil, zone));
  const { id, asked } = await storeRequest(dependencies, ctx, request, idempotencyKey);
  return presentRequestedTime(id, asked ?? made, dependencies.business.current(made.locale));
}
