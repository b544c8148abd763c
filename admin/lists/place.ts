import { useEffect } from 'react';

/** The position at which a list was left for one of its records. */
interface Place {
  /** The `data-place` of the followed link, and its index among those of the list. */
  id: string;
  index: number;
  /** Pixels between the link and the window's top. */
  top: number;
}

interface PlaceState {
  place?: Place | undefined;
}

/** Where the list of the current history entry was left; undefined for a new visit. */
export const leftPlace = (): Place | undefined =>
  (history.state as PlaceState | null)?.place ?? undefined;

const setPlace = (place: Place | undefined) =>
  history.replaceState({ ...(history.state as PlaceState | null), place }, '');

const links = () => [...document.querySelectorAll<HTMLElement>('[data-place]')];

/**
 * Stores the position of a followed link in the history entry of its list: Back restores it, also
 * after a reload, and a new visit to the same URL starts at the top.
 */
export function leavePlace(link: HTMLElement): void {
  setPlace({
    id: link.dataset['place'] ?? '',
    index: links().indexOf(link),
    top: link.getBoundingClientRect().top,
  });
}

/**
 * Scrolls to where the list was left and focuses the link there, or the one in its place if its
 * record has gone from the list. `isReady`: the list is rendered.
 */
export function useLeftPlace(isReady: boolean): void {
  useEffect(() => {
    const place = isReady ? leftPlace() : undefined;
    if (!place) return;
    setPlace(undefined);
    const all = links();
    const link = all.find(({ dataset }) => dataset['place'] === place.id) ?? all.at(place.index);
    const last = link ?? all.at(-1);
    if (!last) return;
    window.scrollBy(0, last.getBoundingClientRect().top - place.top);
    last.focus({ preventScroll: true });
  }, [isReady]);
}
