import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { RequestRow } from './request-row.tsx';

it('shows every field of a request', async () => {
  renderInHost(
    <RequestRow
      place="list"
      heading="h2"
      onChange={() => undefined}
      onAct={() => undefined}
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

it('marks an address outside the service area, with its distance', async () => {
  const austin = { zip: '78701', city: 'Austin', latitude: 30.2713, longitude: -97.7426 };
  const request = sampleRequest({ propertyAddress: '1 Lake Dr, Austin, TX 78701', place: austin });
  renderInHost(
    <RequestRow
      place="list"
      heading="h2"
      request={request}
      onChange={() => undefined}
      onAct={() => undefined}
    />,
  );
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(/Outside the service area, \d+ miles/);
});
