import { createStore, type StoreApi } from 'zustand/vanilla';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { OpenDays, Opening } from '#domain/schedule/opening.ts';
import type { BookingReceipt } from '#widgets/core/api/lead-calls.ts';
import { emptyForm, type FormState } from '#widgets/core/form/form-state.ts';
import type { ToastMessage } from '#widgets/core/ui/toast.tsx';
import type { Arriving } from '#widgets/core/use-arrival.ts';
import { firstOpenDay } from './open-days.ts';

export type SlotList =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'ready'; times: readonly TimeOfDay[] };

/** A chosen time that somebody else got, or that closed meanwhile, and what is left of its day. */
export interface LostTime {
  time: TimeOfDay;
  why: 'slot_taken' | 'slot_unavailable';
  left: readonly TimeOfDay[];
  /** An earlier attempt at it got no answer, and may have booked it. */
  maybeOwn: boolean;
}

export interface BookingState extends FormState, Arriving {
  step: 'choose' | 'details' | 'booked';
  /** The moment that the calendar is drawn for; a browser replaces the server's by its own. */
  now?: Date;
  /** The day that Tab reaches in the grid; its month is the one shown. */
  cursor: CalendarDate;
  date?: CalendarDate;
  /** Kept when another date is chosen (spec §4); `chosenTime` says whether that date has it. */
  time?: TimeOfDay | undefined;
  slots: SlotList;
  openDays: OpenDays;
  /** The running call for slots; its answer counts only while it stands here. */
  request?: AbortController;
  /** Said beside 'Book This Appointment'. */
  notice?: string | undefined;
  quote?: QuoteInput | 'checking' | undefined;
  /** What was last offered as a quote, so that the same one is not taken up twice. */
  offered?: unknown;
  lost?: LostTime | undefined;
  /** Date and time of the last attempt that got no answer: it may be booked all the same. */
  unanswered?: string | undefined;
  /** Why the last attempt failed, where no field is to blame. */
  failure?: string | undefined;
  booked?: (BookingReceipt & { address: string }) | undefined;
  toast?: ToastMessage | undefined;
}

export type BookingStore = StoreApi<BookingState>;

/** With an `opening` its days are there from the first drawing on, a server's included. */
export function createBookingStore(opening?: Opening): BookingStore {
  const now = opening && new Date(opening.now);
  return createStore(() => ({
    ...emptyForm,
    arriving: false,
    step: 'choose',
    ...(now && { now }),
    cursor: now ? firstOpenDay(now, opening.openDays) : '',
    slots: { status: 'none' },
    openDays: opening?.openDays ?? {},
  }));
}

/** The time that would be booked now: the one chosen, if the chosen date offers it. */
export function chosenTime({ time, slots }: BookingState): TimeOfDay | undefined {
  return slots.status === 'ready' && time && slots.times.includes(time) ? time : undefined;
}
