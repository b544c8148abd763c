import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchListPage } from '#admin/lists/list-calls.ts';
import type { FoundLeads } from './found-leads.ts';

/** Matches of each kind in the box; the rest is one tap away. */
const SHOWN = 5;

/** Milliseconds without a key after which the search is sent. */
const DEBOUNCE = 150;

async function fetchFound([, search]: readonly [string, string]): Promise<FoundLeads> {
  const query = { limit: SHOWN, search };
  const [requests, bookings] = await Promise.all([
    fetchListPage('GET /api/contact-requests', query),
    fetchListPage('GET /api/bookings', query),
  ]);
  return { requests, bookings };
}

/** The requests and bookings of the inbox that `typed` finds, newest first. */
export function useLeadSearch(typed: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typed.trim() ? DEBOUNCE : 0);
    return () => clearTimeout(timer);
  }, [typed]);

  const { data, error, isLoading } = useSWR<FoundLeads, unknown, readonly [string, string] | null>(
    search ? ['lead-search', search] : null,
    fetchFound,
    { keepPreviousData: true, revalidateIfStale: true },
  );
  return {
    /** The text that `found` was searched with. */
    search,
    found: search ? data : undefined,
    busy: isLoading || typed.trim() !== search,
    failure: isLoading ? undefined : error,
  };
}
