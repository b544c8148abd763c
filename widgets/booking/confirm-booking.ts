import { attributionOf } from '#domain/attribution/attribution.ts';
import { type BookingPayload, bookingSchema } from '#domain/booking/booking.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { forgetKey, keyOf } from '#widgets/core/api/idempotency-key.ts';
import { bookAppointment } from '#widgets/core/api/lead-calls.ts';
import { errorsByField } from '#widgets/core/form/form-state.ts';
import type { ToastMessage } from '#widgets/core/ui/toast.tsx';
import { type BookingStore, chosenTime } from './booking.store.ts';
import type { BookingWidgetProps } from './booking.tsx';
import { failureOf, isUnanswered } from './booking-failure.ts';
import { loadTimes } from './free-times.ts';

/** Where a booking goes, whom it is credited to, and who hears of it. */
export interface BookingCall {
  apiBase: string;
  partner: string | undefined;
  onBooked: BookingWidgetProps['onBooked'];
}

/** A message of its own each time: the same one again would be neither spoken nor shown anew. */
export const missingInformation = (): ToastMessage => ({
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
  kind: 'destructive',
});

const booked = (): ToastMessage => ({
  title: 'Appointment Booked!',
  description: 'Your inspection has been scheduled successfully.',
});

const required = ['name', 'email', 'phone', 'address'];

/** Books what was chosen and typed, or says what is in the way; nothing typed is lost. */
export async function confirmBooking(store: BookingStore, call: BookingCall): Promise<void> {
  const { values, quote, date, edition } = store.getState();
  const time = chosenTime(store.getState());
  const checked = validate(bookingSchema, { ...values, date, time });
  if (!checked.ok) {
    const missing = !date || !time || required.some((name) => !values[name]?.trim());
    store.setState({
      errors: errorsByField(checked.errors),
      ...(missing && { toast: missingInformation() }),
    });
    return;
  }

  const payload: BookingPayload = {
    ...checked.value,
    ...(quote && quote !== 'checking' && { quote }),
    attribution: attributionOf({ partner: call.partner, pageUrl: location.href }),
    ...(values.website && { website: values.website }),
  };
  store.setState({ pending: true, errors: {}, failure: undefined, lost: undefined });
  try {
    const receipt = await bookAppointment(call.apiBase, payload, keyOf(store, payload));
    store.setState({
      pending: false,
      step: 'booked',
      arriving: true,
      booked: { ...receipt, address: checked.value.address },
      values: {},
      edition: edition + 1,
      time: undefined,
      quote: undefined,
      unanswered: undefined,
      toast: booked(),
    });
    // The same words again would be another appointment, not this one repeated.
    forgetKey(store);
    call.onBooked?.({ id: receipt.id, date: receipt.date, time: receipt.time });
    void loadTimes(store, call.apiBase);
  } catch (error) {
    const { unanswered } = store.getState();
    const slot = `${checked.value.date} ${checked.value.time}`;
    store.setState({
      pending: false,
      ...(isUnanswered(error) && { unanswered: slot }),
      ...failureOf(error, checked.value.time, unanswered === slot),
    });
  }
}
