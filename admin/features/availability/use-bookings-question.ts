import { useState } from 'react';
import type { Booking } from '#domain/booking/booking.schema.ts';

interface Question {
  bookings: Booking[];
  answer: (goesOn: boolean) => void;
}

/** Asks the owner about bookings on days that are about to be closed, and waits for the answer. */
export function useBookingsQuestion() {
  const [question, setQuestion] = useState<Question>();

  return {
    question,
    ask: (bookings: Booking[]) =>
      new Promise<boolean>((resolve) => {
        setQuestion({
          bookings,
          answer(goesOn) {
            setQuestion(undefined);
            resolve(goesOn);
          },
        });
      }),
  };
}
