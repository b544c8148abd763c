import { useEffect } from 'react';

/** Where a list was left for one of its records. */
interface Place {
  /** The `data-place` of the link that was followed, and its position among those of the list. */
  id: string;
  index: number;
  /** Pixels between the link and the window's top. */
  top: number;
}

interface PlaceState {
  place?: Place | undefined;
}

/** The place in which the list of the current history entry was left; undefined for a new visit. */
export const leftPlace = (): Place | undefined =>
  (history.state as PlaceState | null)?.place ?? undefined;

const setPlace = (place: Place | undefined) =>
  history.replaceState({ ...(history.state as PlaceState | null), place }, '');

const links = () => [...document.querySelectorAll<HTMLElement>('[data-place]')];

/**
 * Remembers the place of a link that is followed, in the history entry of its list: Back finds it, also after
 * a reload, and a new visit to the same address begins at the top.
 */
export function leavePlace(link: HTMLElement): void {
  setPlace({
    id: link.dataset['place'] ?? '',
    index: links().indexOf(link),
    top: link.getBoundingClientRect().top,
  });
}

/**
 * Scrolls to where the list was left and focuses the link there, or the one in its stead when its record has
 * gone from the list. `isReady` is whether the list is drawn.
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
