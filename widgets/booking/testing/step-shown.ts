import { expect, vi } from 'vitest';

/** Waits until the step is still: while it fades in, it is elsewhere and `offsetTop` is measured from it. */
export const stepShown = (host: HTMLElement) =>
  vi.waitFor(() => expect(host.querySelector('.booking-step')?.getAnimations()).toEqual([]));
