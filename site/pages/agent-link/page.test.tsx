import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';

function serve(answer: () => Response) {
  const { fetch } = window;
  onTestFinished(() => {
    window.fetch = fetch;
  });
  window.fetch = async (...call) => {
    const request = new Request(...call);
    return request.url.endsWith('/api/agents/link') ? answer() : fetch(request);
  };
}

const send = () => page.getByRole('button', { name: 'Send me my link' });

it('asks for the link, and does not tell whether the address is known', async () => {
  serve(() => Response.json({}, { status: 202 }));
  const main = await openPage('/agent');
  await expectAccessible(main);
  await page.getByLabelText('Your email address').fill('jane@realty.example');
  await userEvent.keyboard('{Enter}');
  const sent = page.getByText(/^If a client of yours lets you follow/);
  await expect.element(sent).toHaveFocus();
  expect(main.textContent).not.toContain('jane@realty.example');
});

it('shows what is wrong with the address, and keeps it', async () => {
  const errors = [{ path: 'email', message: 'Please enter a valid email address' }];
  const headers = { 'Content-Type': 'application/problem+json' };
  const problem = { code: 'validation_failed', title: 'No', errors };
  serve(() => Response.json(problem, { status: 422, headers }));
  await openPage('/agent');
  await page.getByLabelText('Your email address').fill('jane');
  await send().click();
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect.element(page.getByLabelText('Your email address')).toHaveValue('jane');
});
