import type { StoreApi } from 'zustand/vanilla';
import type { BookingReceipt, RequestedTime } from '#client/calendar.ts';
import type { AreaState } from '#client/service-area.ts';
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
import type { PrefillProps } from '#widgets/element/prefill.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';
import type { Part } from './show-step.ts';

export type SlotList =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'ready'; times: readonly TimeOfDay[] };

/** A chosen time that cannot be booked: taken, closed meanwhile, or too far from another appointment. */
export interface UnavailableSlot {
  time: TimeOfDay;
  code: 'slot_taken' | 'slot_unavailable';
  /** `length` and `place`: not free for this length, or at this address. */
  reason?: Problem['reason'] | 'length' | 'place' | undefined;
  /** The times of that day which are still free. */
  remaining: readonly TimeOfDay[];
  /** An earlier attempt at this slot got no answer, and may have booked it. */
  maybeOwn: boolean;
  /** The field that was changed after the time was chosen, while nothing was sent. */
  beside?: 'inspectionType' | 'address' | undefined;
}

export interface BookingState extends FormState, MoveFocus, AreaState {
  /** `requested`: sent, but not booked. */
  step: 'choose' | 'details' | 'booked' | 'requested';
  /** The moment that decides which days are open; a browser replaces the server's by its own. */
  now?: Date;
  /** The month that is shown; empty until the moment is known. */
  month: CalendarMonth;
  /** The visitor has turned to another month. */
  hasTurned?: boolean;
  /** The day that Tab reaches in the grid, once the visitor has moved to one of this month. */
  cursor?: CalendarDate | undefined;
  date?: CalendarDate;
  /** Kept when another date is chosen (spec §4); `chosenTime` says whether that date has it. */
  time?: TimeOfDay | undefined;
  slots: SlotList;
  /** The length that `slots` are for, `lengthKeyOf`. */
  timesFor?: string;
  /** The instant, ISO 8601, by which the report of each start time of the day is there. */
  reportBy: Readonly<Record<TimeOfDay, string>>;
  /** The end of the option period as the visitor or the quote says it; empty when it was deleted. */
  optionEnds?: CalendarDate | '' | undefined;
  /** As the page says it, while the visitor has said nothing. */
  pageOptionEnds?: CalendarDate | undefined;
  /** The open and the full days that the server has answered; `knownDays` says for which length. */
  days: DaysByMonth;
  /** The length that `days` are for, `lengthKeyOf`. */
  daysFor?: string;
  /** When the last of them were answered, in milliseconds since 1970. */
  daysAt?: number;
  /** The running call for days; the answer of any other is dropped. */
  daysCall?: { source: string; lengthKey: string; months: readonly CalendarMonth[] } | undefined;
  /** The last call for days had no answer. */
  daysFailed?: boolean;
  /** The date that a quote asks for, until it is known whether it is open. */
  preferredDate?: CalendarDate | undefined;
  /** Null when there is none, or nobody knows; undefined until then. */
  nextSlot?: NextSlot | null | undefined;
  /** The length that `nextSlot` is for, `lengthKeyOf`. */
  nextSlotFor?: string;
  /** The part of the first step that the visitor goes back to, until it is shown. */
  returnTo?: Part | undefined;
  /** The running call for slots; the answer of any other is dropped. */
  request?: AbortController;
  /** The message beside 'Book This Appointment'. */
  notice?: string | undefined;
  quote?: QuoteInput | 'checking' | undefined;
  /** The discount of today's promotions, which the form lets ask for. */
  offeredDiscount?: RequestedDiscount | undefined;
  /** The last quote that was handed over, unchecked; the same one again is not a new one. */
  incomingQuote?: unknown;
  unavailableSlot?: UnavailableSlot | undefined;
  /** Date and time of the last attempt that got no answer: it may be booked all the same. */
  unansweredSlot?: string | undefined;
  /** Why the last attempt failed, where no field is to blame. */
  failure?: string | undefined;
  booked?: (BookingReceipt & { address: string; agentEmail: string }) | undefined;
  requested?: (RequestedTime & { address: string }) | undefined;
  toast?: ToastMessage | undefined;
}

export type BookingStore = StoreApi<BookingState>;

export interface BookedEvent {
  id: string;
  date: CalendarDate;
  time: TimeOfDay;
  /** In test mode. */
  test?: true;
}

/** A request for a time, in place of a booking. */
export interface RequestedEvent {
  id: string;
  date: CalendarDate;
  time: TimeOfDay;
}

export interface BookingWidgetProps extends WidgetProps, PrefillProps {
  store?: BookingStore;
  /** False where the page shows the quote itself while the visitor chooses. */
  showQuote?: boolean;
  /** A quote to book; the server prices it again for the day that is booked. */
  quote?: QuoteInput | undefined;
  /** The last day of the buyer's option period: times that are too late for it are marked. */
  optionEnds?: CalendarDate | undefined;
  /** Called when a start time is chosen. */
  onSlotSelect?: ((slot: { date: CalendarDate; time: TimeOfDay }) => void) | undefined;
  /** Test mode: the server checks and confirms, and books nothing. */
  test?: boolean | undefined;
  /** Called once an appointment is booked. */
  onBooked?: ((booking: BookedEvent) => void) | undefined;
  /** Called once a request for a time is sent, because no more online bookings are taken. */
  onRequested?: ((request: RequestedEvent) => void) | undefined;
}
