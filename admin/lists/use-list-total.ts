import useSWR from 'swr';
import { callApi } from '#client/call-api.ts';
import { refreshWhenVisible } from './refresh-when-visible.ts';

/** The number of records of a list, by the path of its shortest page. */
export const useListTotal = (path: string): number | undefined =>
  useSWR<{ total: number }, unknown>(
    path,
    (key: string) => callApi<{ total: number }>('', key),
    refreshWhenVisible,
  ).data?.total;
