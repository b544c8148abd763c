import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { captureCalendarEvents } from '#site/early-events/calendar-events.ts';
import { captureFormEvents } from '#site/early-events/form-events.ts';
import { hydratePage, servePage } from '#site/testing/open-page.tsx';
import { agreement, button, serve, signed, token, withJob } from './testing/job-page.tsx';

/** The page of `shown` before its code has come; the returned function lets it come. */
async function openSlowly(shown: ReturnType<typeof withJob>) {
  const served = await servePage(`/appointment/${token}`, {
    promotions: { promotions: [] },
    [`appointments/${token}`]: shown,
  });
  const forms = captureFormEvents(document);
  const replay = captureCalendarEvents(document);
  return async () => {
    await hydratePage(served);
    forms.replay();
    replay();
  };
}

it('opens the form of another signer that was tapped before the page’s code came', async () => {
  serve({ 'GET /agreement': () => Response.json(agreement) });
  const load = await openSlowly(withJob(signed));
  await button('Another person signs too').click();
  await load();
  await expect.element(page.getByRole('textbox', { name: 'Your full name' })).toBeVisible();
});

it('opens the payment page once for a tap before the page’s code came', async () => {
  const sent = serve({ 'POST /checkout': () => Response.json({ url: '#payment-page' }) });
  const load = await openSlowly(withJob({ ...signed, canPayOnline: true }));
  await button('Pay $375 online').click();
  await load();
  await expect.poll(() => window.location.hash).toBe('#payment-page');
  expect(sent).toHaveLength(1);
});

it('saves a consent that was ticked before the page’s code came', async () => {
  const sent = serve({
    'POST /agent': () => Response.json({}),
    GET: () => Response.json(withJob({ ...signed, agent: { name: 'Jane Doe' } })),
  });
  const load = await openSlowly(withJob({ ...signed, agent: { name: 'Jane Doe' } }));
  await page.getByRole('checkbox', { name: 'Jane Doe may follow the inspection' }).click();
  await load();
  await expect.element(page.getByText(/^Saved\. Your agent may/)).toBeVisible();
  expect(sent[0]).toEqual({ call: 'POST /agent', body: { consent: true } });
});
