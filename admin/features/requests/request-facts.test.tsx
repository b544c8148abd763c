import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import { RequestCard } from './request-card.tsx';

it('shows every field of a request', async () => {
  mount(
    <RequestCard
      onChange={() => undefined}
      request={{
        id: '1',
        revision: 1,
        status: 'new',
        history: [],
        createdAt: '2026-11-20T21:17:00.000Z',
        firstName: 'Jane',
        lastName: 'Doe',
        email: 'jane@example.com',
        phone: '(214) 555-0100',
        propertyAddress: '100 Live Oak St, Dallas, TX 75201',
        inspectionType: 'warranty',
        preferredDate: '2026-12-03',
        message: 'The gate is open.',
      }}
    />,
  );
  for (const text of [
    'Jane Doe',
    'Home Warranty',
    'jane@example.com',
    '(214) 555-0100',
    '100 Live Oak St, Dallas, TX 75201',
    'The gate is open.',
    'Nov 20, 2026',
  ]) {
    await expect.element(page.getByRole('article')).toMatchTextContent(text);
  }
});
