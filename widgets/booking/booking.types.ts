import type { StoreApi } from 'zustand/vanilla';
import type { BookingReceipt, RequestedTime } from '#client/calendar.ts';
import type { AreaState } from '#client/service-area.ts';
import type { PriceChange } from '#domain/pricing/price-change.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RequestedDiscount } from '#domain/promotions/discount.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';
import type { DaysByMonth } from '#domain/schedule/opening.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import type { MoveFocus } from '#ui/use-move-focus.ts';
import type { MetadataProps } from '#widgets/element/page-metadata.ts';
import type { PrefillProps } from '#widgets/element/prefill.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';
import type { Part } from './show-step.ts';

export type SlotList =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'ready'; times: readonly TimeOfDay[] };

/** A chosen time that cannot be booked: taken, closed, or too far from another appointment. */
export interface UnavailableSlot {
  time: TimeOfDay;
  code: 'slot_taken' | 'slot_unavailable';
  /** `length` and `place`: not free for this length, or at this address. */
  reason?: Problem['reason'] | 'length' | 'place' | undefined;
  /** The times of that day that are still free. */
  remaining: readonly TimeOfDay[];
  /** An earlier attempt at this slot got no answer, and may have booked it. */
  maybeOwn: boolean;
  /** The field whose change made the time unavailable, before anything was sent. */
  beside?: 'inspectionType' | 'address' | undefined;
}

/** A booking as its confirmation shows it. */
export type Booked = BookingReceipt & {
  address: string;
  email: string;
  agentEmail: string;
  byAgent: boolean;
};

export interface BookedStepState {
  name: 'booked';
  booked: Booked;
  /** Who signed its agreement. */
  signedBy?: string | undefined;
}

/** Sent, but not booked. */
export interface RequestedStepState {
  name: 'requested';
  requested: RequestedTime & { address: string };
}

/** The step that is shown, with what belongs to it alone. */
export type Step = { name: 'choose' | 'details' } | BookedStepState | RequestedStepState;

export interface BookingState extends FormState, MoveFocus, AreaState {
  step: Step;
  /** The business's date, which determines the open days; by the browser's clock once it is known. */
  today?: CalendarDate;
  /** The displayed month; empty until the date is known. */
  month: CalendarMonth;
  /** The visitor has gone to another month. */
  hasTurned?: boolean;
  /** The grid's tab stop, once the visitor moved to a day of this month. */
  cursor?: CalendarDate | undefined;
  date?: CalendarDate;
  /** Kept when another date is chosen (spec §4); `chosenTime` tells whether that date offers it. */
  time?: TimeOfDay | undefined;
  slots: SlotList;
  /** The length that `slots` are for, `lengthKeyOf`. */
  timesFor?: string;
  /** When `slots` were last asked for, in milliseconds since 1970. */
  timesAt?: number;
  /** When the report of each start time of the day is due, an ISO 8601 instant. */
  reportBy: Readonly<Record<TimeOfDay, string>>;
  /** The end of the option period from the visitor or the quote; empty if deleted. */
  optionEnds?: CalendarDate | '' | undefined;
  /** The end given by the page, used until the visitor enters one. */
  pageOptionEnds?: CalendarDate | undefined;
  /** The open and full days from the server; `knownDays` checks the length they are for. */
  days: DaysByMonth;
  /** The length that `days` are for, `lengthKeyOf`. */
  daysFor?: string;
  /** When they were last fetched, in milliseconds since 1970. */
  daysAt?: number;
  /** The current call for days; answers of other calls are ignored. */
  daysCall?: { source: string; lengthKey: string; months: readonly CalendarMonth[] } | undefined;
  /** The last call for days failed. */
  daysFailed?: boolean;
  /** The date that a quote prefers, until it is known whether it is open. */
  preferredDate?: CalendarDate | undefined;
  /** Null if there is none or the call failed; undefined until then. */
  nextSlot?: NextSlot | null | undefined;
  /** The length that `nextSlot` is for, `lengthKeyOf`. */
  nextSlotFor?: string;
  /** The part of the first step that the visitor returns to, until it is shown. */
  returnTo?: Part | undefined;
  /** The current call for slots; answers of other calls are ignored. */
  request?: AbortController;
  /** The message beside 'Book This Appointment'. */
  notice?: string | undefined;
  quote?: QuoteInput | 'checking' | undefined;
  /** The discount of today's promotions that the form offers. */
  offeredDiscount?: RequestedDiscount | undefined;
  /** The last quote received, unchecked; receiving it again changes nothing. */
  incomingQuote?: unknown;
  /** The metadata of the page that handed over the quote, unchecked. */
  handedMetadata?: unknown;
  unavailableSlot?: UnavailableSlot | undefined;
  /** Date and time of the last attempt without an answer: it may have been booked. */
  unansweredSlot?: string | undefined;
  /** Why the last attempt failed, if it is not the fault of a field. */
  failure?: string | undefined;
  /** Another total than the one shown, which the visitor has to accept; for this day and home. */
  priceChange?:
    | (PriceChange & { date: CalendarDate | undefined; quote: BookingState['quote'] })
    | undefined;
  toast?: ToastMessage | undefined;
}

export type BookingStore = StoreApi<BookingState>;

export interface BookedEvent {
  id: string;
  date: CalendarDate;
  time: TimeOfDay;
  /** Only for a new client who must confirm by email: the time is held until this instant. */
  confirmBy?: string;
  /** In test mode. */
  test?: true;
}

/** A request for a time, sent instead of a booking. */
export interface RequestedEvent {
  id: string;
  date: CalendarDate;
  time: TimeOfDay;
}

export interface BookingWidgetProps extends WidgetProps, PrefillProps, MetadataProps {
  store?: BookingStore;
  /** False if the page shows the quote itself while the visitor chooses. */
  showQuote?: boolean;
  /** A quote to book; the server prices it again for the booked day. */
  quote?: QuoteInput | undefined;
  /** The last day of the buyer's option period: times that are too late for it are marked. */
  optionEnds?: CalendarDate | undefined;
  /** Called when a start time is chosen. */
  onSlotSelect?: ((slot: { date: CalendarDate; time: TimeOfDay }) => void) | undefined;
  /** Test mode: the server validates and answers, but books nothing. */
  test?: boolean | undefined;
  /** Called once an appointment is booked. */
  onBooked?: ((booking: BookedEvent) => void) | undefined;
  /** Called once a request for a time is sent, because the limit of online bookings is reached. */
  onRequested?: ((request: RequestedEvent) => void) | undefined;
}
