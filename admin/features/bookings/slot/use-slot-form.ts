import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Values } from '#admin/forms/drafts.ts';
import { type EditForm, useEditForm } from '#admin/forms/use-edit-form.ts';
import { ApiError } from '#client/api-error.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isDaySchedules } from './use-day-schedules.ts';

interface SlotFormOptions {
  draft?: string;
  start: Values;
  revision?: number;
  /** `anyway` allows a time outside the availability, or one that collides with others. */
  send: (values: Values, anyway: boolean, revision: number | undefined) => Promise<Booking>;
  onSaved: (booking: Booking) => void;
}

export interface SlotForm extends EditForm<Booking> {
  /** Set after the server refused the time: the bookings in the way, if any. */
  inTheWay: readonly Booking[] | undefined;
  /** Makes the next submit override availability and other bookings. */
  override: () => void;
}

/** A form whose time the server may refuse: shows what is in the way, and can override it. */
export function useSlotForm({ send, ...options }: SlotFormOptions): SlotForm {
  const { mutate } = useSWRConfig();
  const [inTheWay, setInTheWay] = useState<readonly Booking[]>();
  const overridden = useRef(false);
  const form = useEditForm<Booking>({
    ...options,
    async send(values, revision) {
      const anyway = overridden.current;
      overridden.current = false;
      setInTheWay(undefined);
      try {
        return await send(values, anyway, revision);
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : undefined;
        if (problem?.slots) {
          setInTheWay((problem.bookings ?? []) as Booking[]);
          void mutate(isDaySchedules);
        }
        throw error;
      }
    },
  });
  return {
    ...form,
    inTheWay,
    override() {
      overridden.current = true;
    },
  };
}
