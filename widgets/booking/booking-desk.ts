export { fetchSlots } from '#widgets/core/api/lead-calls.ts';
export { BookedStep } from './booked-step.tsx';
export { missingInformation } from './confirm-booking.ts';
export { DetailsStep } from './details-step.tsx';
export { Messages } from './messages.tsx';
export { CarriedQuote } from './quoted-home.tsx';
export { takeQuote } from './take-quote.ts';
export { TimeChoice } from './time-choice.tsx';
