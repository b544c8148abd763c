import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useBusiness } from '#ui/business.tsx';
import { useNearScreen } from '#ui/use-near-screen.ts';
import { isDone, lengthKeyOf } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { askForDays } from './load-days.ts';
import { choosePreferredDate } from './preferred-date.ts';
import { refreshDays, refreshOnReturn } from './refresh-days.ts';

/**
 * Fetches the days of the displayed month as soon as the card is near the screen, and whenever the
 * month or the length changes, or the visitor returns to the calendar or the page.
 */
export function useDays(
  store: BookingStore,
  apiBase: string,
  card: RefObject<HTMLElement | null>,
): void {
  const { timeZone, locale } = useBusiness();
  const { step, quote, month, days } = useStore(store);
  const lengthKey = useStore(store, lengthKeyOf);
  const isChecking = quote === 'checking';
  const isNear = useNearScreen(card);

  const lastStep = useRef(step.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: month and length decide what is asked for
  useEffect(() => {
    if (!isNear || isDone(step)) return;
    // A time may have been taken meanwhile, by this visitor or another.
    const isBack = step.name === 'choose' && lastStep.current !== 'choose';
    lastStep.current = step.name;
    if (isBack) void askForDays(store, apiBase, { again: true });
    else refreshDays(store, apiBase, timeZone);
  }, [store, apiBase, timeZone, isNear, month, lengthKey, isChecking, step.name]);

  useEffect(
    () => (isNear ? refreshOnReturn(store, apiBase, timeZone) : undefined),
    [store, apiBase, timeZone, isNear],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer says whether the date is open
  useEffect(
    () => choosePreferredDate(store, apiBase, locale),
    [store, apiBase, locale, days, isChecking],
  );
}
