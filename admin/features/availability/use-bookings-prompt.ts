import { useState } from 'react';
import type { Booking } from '#domain/booking/booking.schema.ts';

interface Prompt {
  bookings: Booking[];
  answer: (proceed: boolean) => void;
}

/** Prompts for bookings on new days off; `ask` resolves to the owner's answer. */
export function useBookingsPrompt() {
  const [prompt, setPrompt] = useState<Prompt>();

  return {
    prompt,
    ask: (bookings: Booking[]) =>
      new Promise<boolean>((resolve) => {
        setPrompt({
          bookings,
          answer(proceed) {
            setPrompt(undefined);
            resolve(proceed);
          },
        });
      }),
  };
}
