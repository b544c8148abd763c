import useSWR from 'swr';
import { fetchRetention } from './privacy-calls.ts';

/** The retention setting and what it erases within a week. */
export const useRetention = () => useSWR('retention', fetchRetention);
