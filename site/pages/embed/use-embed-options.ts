import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  defaultOptions,
  type EmbedOptions,
  optionsFromSearch,
  searchOf,
} from '#widgets/core/embed/embed-options.ts';

/** Milliseconds of rest before the address follows: browsers limit how often it may change. */
const PAUSE = 300;

/** What is chosen, kept in the address so that a finished choice can be sent to somebody. */
export function useEmbedOptions() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [options, setOptions] = useState(defaultOptions);
  const latest = useRef<EmbedOptions>(undefined);
  /** The choice that the address is known to say, as its query. */
  const inAddress = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // While the page is hydrated `search` is the server's, who knows none; a link may change it later.
  useEffect(() => {
    const wanted = optionsFromSearch(search || window.location.search);
    if (searchOf(wanted) === inAddress.current) return;
    inAddress.current = searchOf(wanted);
    latest.current = wanted;
    // Rendered anew for nothing, a field would forget what was typed before React listened.
    setOptions((shown) => (searchOf(shown) === searchOf(wanted) ? shown : wanted));
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<EmbedOptions>) => {
    // What was touched before React listened comes here before the address has been read.
    const known = latest.current ?? optionsFromSearch(window.location.search);
    inAddress.current ??= searchOf(known);
    const next = { ...known, ...part };
    latest.current = next;
    setOptions(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      inAddress.current = searchOf(next);
      navigate(path + inAddress.current, { replace: true });
    }, PAUSE);
  };

  return { options, change };
}
