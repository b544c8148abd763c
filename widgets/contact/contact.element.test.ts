import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement } from '#widgets/element/testing/element-contract.ts';
import { changeOrigin } from '#widgets/element/testing/mount-element.ts';
import { contactElement, define } from './contact.element.ts';

define(async (locale) => defaultBusinessIn(locale));

describeElement(
  {
    tag: 'inspection-contact',
    ready: 'form',
    choice: {
      attribute: 'theme',
      property: 'theme',
      valid: 'dark',
      invalid: 'purple',
      fallback: 'auto',
    },
    announces: {
      event: 'inspection-contact-sent',
      // Only the id: the embedding page learns no personal data.
      detail: { id: expect.any(String) },
      async cause(element) {
        await changeOrigin(element, inject('apiBase'));
        await page.getByLabelText('First name').fill('Maria');
        await page.getByLabelText('Last name').fill('Gonzales');
        await page.getByLabelText('Email').fill('maria@example.com');
        await page.getByLabelText('Phone').fill('214-555-0123');
        await page.getByLabelText('Property address').fill('1204 Bluebonnet Ln');
        await page.getByLabelText('Inspection type').selectOptions('warranty');
        await page.getByRole('button', { name: 'Submit Request' }).click();
        await expect.element(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
      },
    },
  },
  () => defineElement(contactElement),
);
