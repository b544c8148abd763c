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
  const inAddress = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The server knows no query; and a link to this page may change it while the page is open.
  useEffect(() => {
    const wanted = optionsFromSearch(search);
    if (searchOf(wanted) === inAddress.current) return;
    inAddress.current = searchOf(wanted);
    setOptions(wanted);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<EmbedOptions>) => {
    const next = { ...options, ...part };
    setOptions(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      inAddress.current = searchOf(next);
      navigate(path + inAddress.current, { replace: true });
    }, PAUSE);
  };

  return { options, change };
}
