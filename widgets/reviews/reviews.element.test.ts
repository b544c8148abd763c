import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement } from '#widgets/element/testing/element-contract.ts';
import { define, reviewsElement } from './reviews.element.ts';
import { answerWith, review } from './testing/some-reviews.ts';

define(async (locale) => defaultBusinessIn(locale));

/**
 * By default the element calls the origin of its script, a test server without an API. Never
 * restored, because an element left behind by a test may still call.
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
  test('shows reviews that the page gives it, and then fetches none', async () => {
    const element = document.createElement('inspection-reviews');
    Object.assign(element, { reviews: answerWith([review({ author: 'Ada Quillfeather' })]) });
    document.body.append(element);
    await expect.element(page.getByText('Ada Quillfeather')).toBeVisible();
    expect(window.fetch).not.toHaveBeenCalled();
  });

  test('keeps its reviews without another call when the page inserts it again', async () => {
    const element = document.createElement('inspection-reviews');
    document.body.append(element);
    await expect.element(page.getByRole('button', { name: 'All Reviews' })).toBeVisible();
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    await expect.element(page.getByRole('button', { name: 'All Reviews' })).toBeVisible();
    expect(window.fetch).toHaveBeenCalledTimes(1);
  });
});
