import useSWR from 'swr';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { useBusiness } from '#ui/business.tsx';
import { readAgendaCopy } from './agenda-copy.ts';

/** The browser's copy of the agenda; `data` is undefined until read, and null without a copy. */
export function useAgendaCopy() {
  const { timeZone } = useBusiness();
  return useSWR(
    'agenda-copy',
    async () => (await readAgendaCopy(businessToday(new Date(), timeZone))) ?? null,
  );
}
