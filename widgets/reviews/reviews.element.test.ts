import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineElement } from '#widgets/core/define-element.tsx';
import { describeElement, mountElement } from '#widgets/core/testing/element-contract.ts';
import { caller } from './caller.ts';
import { desk } from './desk.ts';
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
    // What is there already would show and ask at once, were it not for the distance.
    await Promise.all([desk.load(), caller.load()]);
    document.body.insertAdjacentHTML('beforeend', '<div style="height: 3000px"></div>');
    const element = mountElement('inspection-reviews');
    await expect.element(page.getByText('Loading reviews…')).toBeInTheDocument();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(window.fetch).not.toHaveBeenCalled();
    element.scrollIntoView();
    await expect.element(page.getByRole('button', { name: 'All Reviews' })).toBeVisible();
    expect(window.fetch).toHaveBeenCalledTimes(1);
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
