import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, serveApi } from '#admin/testing/serve-api.ts';
import type { ResetLinkOutcome } from '#domain/owner/password-reset.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import './session.css';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

function show(answer: Answer<'POST /api/owner/reset-link'>) {
  serveApi({ 'POST /api/owner/reset-link': answer });
  return renderInHost(<ForgotPasswordScreen onBack={() => undefined} />, { width: 343 });
}

const ask = () => click(page.getByRole('button', { name: 'Email me a link' }));

describe('a forgotten password', () => {
  it.each<[ResetLinkOutcome, RegExp]>([
    ['sent', /The link is on its way/],
    ['not_set_up', /Email is not set up on this server.*npm run owner -- reset/],
    ['no_address', /no email address under Messages.*npm run owner -- reset/],
    ['failed', /The mail server did not accept the email.*npm run owner -- reset/],
  ])('with the outcome %s says what to do', async (outcome, words) => {
    const { host } = show(() => ({ outcome }));
    await ask();
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(words);
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
  });

  it('asked for too often says how long to wait', async () => {
    show(() =>
      Response.json(
        { code: 'rate_limited', status: 429 },
        {
          status: 429,
          headers: { 'Retry-After': '36000', 'Content-Type': 'application/problem+json' },
        },
      ),
    );
    await ask();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Too many tries. Please try again in 10 hours.');
  });
});
