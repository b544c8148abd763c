import useSWR from 'swr';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { readAgendaCopy } from './agenda-copy.ts';

/** The browser's copy of the agenda; `data` is undefined until read, and null without a copy. */
export const useAgendaCopy = () =>
  useSWR('agenda-copy', async () => (await readAgendaCopy(businessToday(new Date()))) ?? null);
