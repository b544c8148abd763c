export const words = {
  pageFailed: 'This page didn’t load',
  /** Words in brackets are links. */
  pageFailedText: (phone: string) =>
    `Please check your connection and [reload the page], or call us at [${phone}].`,
  noScript: (phone: string) =>
    `This part needs scripts, which are off or did not load. Call [${phone}] or [send us a request].`,
  /** After the words of a link. */
  newTab: '(opens in a new tab)',
  watchVideo: 'Watch the video (opens in a new tab)',
  /** Before the time in the video, and between that and its length. */
  videoAt: 'In the video at',
  videoOf: 'of',
  area: (area: string) => `${area} sq ft`,

  carousel: 'carousel',
  previousCards: 'Previous cards',
  previous: 'Previous',
  nextCards: 'Next cards',
  next: 'Next',
  range: (from: number, to: number, count: number) =>
    from === to ? `${from} of ${count}` : `${from} to ${to} of ${count}`,
  show: (range: string) => `Show ${range}`,
  play: 'Play',
  pause: 'Pause',
};
