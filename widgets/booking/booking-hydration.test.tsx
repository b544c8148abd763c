import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, onReact } from '#widgets/core/testing/hydrate.tsx';
import '#widgets/core/tokens.css';
import '#widgets/core/ui/ui.css';
import '#widgets/core/ui/form.css';
import '#widgets/core/ui/skeleton.css';
import './booking.css';
import { BookingWidget } from './booking.tsx';

describe.runIf(onReact)('taking over what the server rendered', () => {
  test.each([320, 600, 900])('warns of nothing and moves nothing, %i px wide', async (width) => {
    const places = (host: HTMLElement) =>
      [...host.querySelectorAll('section, h3, .booking-times > *')]
        // The month's own heading is part of what comes with the visitor's moment.
        .filter((part) => !part.matches('.booking-month'))
        .map((part) => part.getBoundingClientRect().toJSON());
    let served: unknown;
    const host = await hydrate(<BookingWidget partner="jane-doe-realty" />, (place) => {
      place.style.width = `${width}px`;
      served = places(place);
    });
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(places(host)).toEqual(served);
  });
});
