import useSWR from 'swr';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { readAgendaCopy } from './agenda-copy.ts';

/** The agenda as this browser has it; `data` is undefined until it was read, and null without one. */
export const useAgendaCopy = () =>
  useSWR('agenda-copy', async () => (await readAgendaCopy(businessToday(new Date()))) ?? null);
