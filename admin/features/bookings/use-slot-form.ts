import { useRef, useState } from 'react';
import type { Values } from '#admin/edits/drafts.ts';
import { type EditForm, useEditForm } from '#admin/edits/use-edit-form.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';

/** Instead of one of the times that are offered. */
export const OTHER_TIME = 'other';

interface SlotFormOptions {
  draft?: string;
  start: Values;
  revision?: number;
  send: (
    values: Values,
    slot: Partial<SlotTime> & { anyway: boolean },
    revision: number | undefined,
  ) => Promise<Booking>;
  onSaved: (booking: Booking) => void;
}

export interface SlotForm extends EditForm<Booking> {
  /** What is free on the day asked for, once the server has refused a time of it. */
  freeInstead: TimeOfDay[] | undefined;
  /** The time is outside the availability: the next attempt may say that it is meant. */
  mayInsist: boolean;
  insist: () => void;
}

/** A form that asks for a slot: which was refused, what is free instead, and whether to insist. */
export function useSlotForm({ send, ...options }: SlotFormOptions): SlotForm {
  const [refused, setRefused] = useState<{ date: string; code: string; free: TimeOfDay[] }>();
  const insisted = useRef(false);
  const form = useEditForm<Booking>({
    ...options,
    async send(values, revision) {
      const slot = slotOf(values);
      const anyway = insisted.current;
      insisted.current = false;
      setRefused(undefined);
      try {
        return await send(values, { ...slot, anyway }, revision);
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : undefined;
        if (problem?.slots) {
          const free = problem.slots.map(({ time }) => time);
          setRefused({ date: slot.date ?? '', code: problem.code, free });
        }
        throw error;
      }
    },
  });
  const ofThisDay = refused?.date === form.state.values['date'] ? refused : undefined;
  return {
    ...form,
    freeInstead: ofThisDay?.free,
    mayInsist: ofThisDay?.code === 'slot_unavailable',
    insist() {
      insisted.current = true;
    },
  };
}

export function slotOf(values: Values): Partial<SlotTime> {
  const time = values['time'] === OTHER_TIME ? values['otherTime'] : values['time'];
  return { ...(values['date'] && { date: values['date'] }), ...(time && { time }) };
}
