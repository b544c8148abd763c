import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineElement } from '#widgets/core/define-element.tsx';
import { describeElement, mountElement } from '#widgets/core/testing/element-contract.ts';
import { inside } from '#widgets/core/testing/mount-element.ts';
import { reviewsElement } from './reviews.element.ts';
import { answerWith, review } from './testing/some-reviews.ts';

/**
 * The widget asks where its script came from; here that server has no API, so the call is led on.
 * For good: an element that a test leaves behind may still ask.
 */
const send = window.fetch;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  return pathname === '/api/reviews' ? send(inject('apiBase') + pathname) : send(request);
};

beforeEach(() => {
  vi.spyOn(window, 'fetch');
});

describeElement(
  {
    tag: 'inspection-reviews',
    ready: '.ui-title',
    choice: {
      attribute: 'theme',
      property: 'theme',
      valid: 'dark',
      invalid: 'purple',
      fallback: 'auto',
    },
  },
  () => defineElement(reviewsElement),
);

describe('<inspection-reviews>', () => {
  test('asks for nothing until it comes near the screen', async () => {
    const far = mountElement('inspection-reviews');
    far.style.marginTop = '6000px';
    // The later one at the top of the page is done, and the earlier one has not begun.
    const near = document.createElement('inspection-reviews');
    document.body.prepend(near);
    await vi.waitFor(() => expect(inside(near, '.reviews-count')).toBeTruthy());
    expect(inside(far, '.reviews-waiting')).toBeTruthy();
    expect(window.fetch).toHaveBeenCalledTimes(1);

    far.scrollIntoView();
    await vi.waitFor(() => expect(inside(far, '.reviews-count')).toBeTruthy());
    expect(window.fetch).toHaveBeenCalledTimes(2);
  });

  test('shows reviews that the page gives it, and then fetches none', async () => {
    const element = document.createElement('inspection-reviews');
    Object.assign(element, { reviews: answerWith([review({ author: 'Ada Quillfeather' })]) });
    document.body.append(element);
    await expect.element(page.getByText('Ada Quillfeather')).toBeVisible();
    expect(window.fetch).not.toHaveBeenCalled();
  });

  test('takes the room that it had while it loads', async () => {
    const element = mountElement('inspection-reviews');
    await expect.element(page.getByText('Loading reviews…')).toBeInTheDocument();
    const before = element.offsetHeight;
    await expect.element(page.getByRole('button', { name: 'All Reviews' })).toBeVisible();
    expect(element.offsetHeight).toBe(before);
  });
});
