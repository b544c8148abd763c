import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  defaultOptions,
  type EmbedOptions,
  optionsFromSearch,
  searchOf,
} from '#widgets/embed-code/embed-options.ts';

/** Milliseconds after the last change until the URL follows; browsers limit its changes. */
const PAUSE = 300;

/** The chosen options. They are in the URL, so that a choice can be shared. */
export function useEmbedOptions() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [options, setOptions] = useState(defaultOptions);
  const latest = useRef<EmbedOptions>(undefined);
  /** The query that is in the URL. */
  const inAddress = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // During hydration `search` is the server's, which is empty; a link may change it later.
  useEffect(() => {
    const wanted = optionsFromSearch(search || window.location.search);
    if (searchOf(wanted) === inAddress.current) return;
    inAddress.current = searchOf(wanted);
    latest.current = wanted;
    // Without this check, a needless render would reset what was typed before hydration.
    setOptions((shown) => (searchOf(shown) === searchOf(wanted) ? shown : wanted));
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<EmbedOptions>) => {
    // The first change may come before the URL has been read.
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
