import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { agreement, button, openJob, serve, signed, token, withJob } from './testing/job-page.tsx';

const key = `typed:sign ${token}`;

it('has the name that was typed before a reload, until it is signed', async () => {
  onTestFinished(() => sessionStorage.removeItem(key));
  sessionStorage.setItem(key, JSON.stringify({ name: 'Grace Okafor', consent: 'on' }));
  serve({
    'GET /agreement': () => Response.json(agreement),
    'POST /agreement': () => Response.json(agreement),
    GET: () => Response.json(withJob(signed)),
  });
  await openJob(withJob());
  const name = page.getByRole('textbox', { name: 'Your full name' });
  const consent = page.getByRole('checkbox', { name: /^I have read the agreement/ });
  await expect.element(name).toHaveValue('Grace Okafor');
  // The text may be another one by now.
  await expect.element(consent).not.toBeChecked();

  await name.fill('Grace N. Okafor');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(key) ?? '{}')).toMatchObject({
    name: 'Grace N. Okafor',
  });

  await consent.click();
  await button('Sign the agreement').click();
  await expect.element(page.getByText('Signed. Thank you.')).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(key)).toBeNull();
});
