import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, type Answers, problem } from '#admin/testing/serve-api.ts';
import { agreementBlocks } from '#domain/agreements/agreement-blocks.ts';
import { cents } from '#domain/jobs/cents.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { sampleJob } from './testing/sample-job.ts';
import { button, dialog, part, showJob } from './testing/show-job.tsx';

const agreementOf = (version: string, text: string) => ({
  version,
  sha256: 'a'.repeat(64),
  text,
  blocks: agreementBlocks(text),
  locale: 'en' as const,
  consent: 'I agree to sign electronically.',
  canSign: true,
  total: cents(37_500),
  signatures: [],
});

const offered = agreementOf('1-a', '# Agreement\n\nFee: **$375**');

const signed = sampleJob({
  agreement: 'signed',
  state: 'awaiting_payment',
  signatures: [
    {
      id: 's1',
      at: '2026-11-23T13:55:00.000Z',
      name: 'Jane Doe',
      place: 'on_site',
      version: '1-a',
      sha256: 'a'.repeat(64),
      isCurrent: true,
    },
  ],
});

/** A server on which the agreement can be read and, once `sign` says so, is signed. */
function serve(sign: Answer<'POST /api/bookings/:id/agreement'> = () => offered): Answers {
  let isSigned = false;
  return {
    'GET /api/bookings/:id/job': () => (isSigned ? signed : sampleJob()),
    'GET /api/bookings/:id/agreement': () => offered,
    async 'POST /api/bookings/:id/agreement'(call) {
      const answer = await sign(call);
      isSigned = !(answer instanceof Response);
      return answer;
    },
  };
}

const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
const name = dialog.getByLabelText('Full name of the person who signs');
const consent = dialog.getByRole('checkbox', { name: 'I agree to sign electronically.' });
const alert = dialog.getByRole('alert');

describe('Sign on this phone', () => {
  it('shows the text, asks for name and consent, and then shows who signed', async () => {
    const { host, changes } = showJob({ job: sampleJob(), answers: serve() });
    await expect.element(part('Agreement')).toMatchTextContent('Not signed yet.');
    await click(button('Sign on this phone'));
    await expect
      .element(dialog.getByRole('heading', { name: 'Agreement', exact: true }))
      .toBeVisible();
    await expect.element(name).toHaveValue('Jane Doe');
    await expectAccessible(host);
    await click(sign);
    await expect.element(alert).toMatchTextContent('Check the box');
    await click(consent);
    await fill(name, ' ');
    await click(sign);
    await expect.element(alert).toMatchTextContent('Enter the full name');
    expect(changes()).toEqual([]);
    await fill(name, 'Jane Q. Doe');
    await click(sign);
    await expect.element(part('Agreement')).toMatchTextContent(/Signed\.Jane Doe.*on site/);
    expect(changes()).toMatchObject([
      {
        call: 'POST /api/bookings/b1/agreement',
        body: { version: '1-a', name: 'Jane Q. Doe', consent: true },
      },
    ]);
    await expect
      .element(page.getByRole('link', { name: 'Signed agreement, PDF' }))
      .toHaveAttribute('href', '/api/bookings/b1/agreement.pdf');
    await expect.element(button('Another person signs')).toBeVisible();
  });

  it('shows a text that was changed meanwhile, and asks for the consent again', async () => {
    const current = agreementOf('2-b', '# Agreement\n\nFee: **$450**');
    const changed = problem({ code: 'agreement_changed', status: 409, current });
    const { changes } = showJob({
      job: sampleJob(),
      answers: serve(({ body }) => (body.version === '1-a' ? changed : current)),
    });
    await click(button('Sign on this phone'));
    await fill(name, 'Jane Q. Doe');
    await click(consent);
    await click(sign);
    await expect.element(alert).toMatchTextContent('changed meanwhile');
    await expect.element(dialog).toMatchTextContent('$450');
    await expect.element(name).toHaveValue('Jane Q. Doe');
    await expect.element(consent).not.toBeChecked();
    await click(consent);
    await click(sign);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(changes().at(-1)?.body).toMatchObject({ version: '2-b', name: 'Jane Q. Doe' });
  });

  it('keeps name and consent when the call fails', async () => {
    showJob({
      job: sampleJob(),
      answers: serve(() => problem({ code: 'storage_unavailable', status: 503 })),
    });
    await click(button('Sign on this phone'));
    await click(consent);
    await click(sign);
    await expect.element(alert).toMatchTextContent('can’t save');
    await expect.element(consent).toBeChecked();
  });
});

describe('the agreement', () => {
  it('cannot be signed while the booking is not confirmed', async () => {
    showJob({
      job: sampleJob(),
      answers: { 'GET /api/bookings/:id/agreement': () => ({ ...offered, canSign: false }) },
    });
    await click(button('Sign on this phone'));
    await expect.element(dialog).toMatchTextContent('not confirmed yet');
    expect(sign.elements()).toHaveLength(0);
  });

  it('is asked for again once the price has changed', async () => {
    const [first] = signed.signatures;
    const signatures = first ? [{ ...first, isCurrent: false }] : [];
    showJob({
      job: { ...signed, agreement: 'outdated', signatures, changedTerms: ['fees', 'total'] },
    });
    await expect
      .element(part('Agreement'))
      .toMatchTextContent(
        /Changed since it was signed: the lines of the price, the price\..*before something changed/,
      );
    await expect.element(button('Sign on this phone')).toBeVisible();
  });

  it('is confirmed as the same by the owner, with a reason', async () => {
    const outdated = { ...signed, agreement: 'outdated', changedTerms: ['client'] } as const;
    const reason = 'A misspelled name';
    const confirmations = [{ at: '2026-11-23T19:00:00.000Z', by: 'Owner', reason }];
    const { changes, host } = showJob({
      job: outdated,
      answers: { 'POST /api/bookings/:id/agreement/confirm': () => ({ ...signed, confirmations }) },
    });
    await click(button('It is still the same'));
    await expectAccessible(host);
    await fill(dialog.getByLabelText(/^Why it is still/), reason);
    await click(dialog.getByRole('button', { name: 'It is the same' }));
    await expect
      .element(part('Agreement'))
      .toMatchTextContent(/Signed\..*Confirmed as the same: A misspelled name/);
    expect(changes()).toMatchObject([
      { call: 'POST /api/bookings/b1/agreement/confirm', body: { reason } },
    ]);
  });

  it('is signed by four people at most', async () => {
    const [first] = signed.signatures;
    const signatures = [1, 2, 3, 4].flatMap((id) => (first ? [{ ...first, id: `${id}` }] : []));
    showJob({ job: { ...signed, signatures } });
    await expect.element(part('Agreement')).toMatchTextContent('Signed.');
    expect(button('Another person signs').elements()).toHaveLength(0);
  });

  it.each(['ended', 'released'] as const)(
    'cannot be signed any more when it is %s',
    async (state) => {
      showJob({ job: { ...signed, state } });
      await expect.element(part('Agreement')).toMatchTextContent('Jane Doe');
      expect(button(/sign/i).elements()).toHaveLength(0);
    },
  );

  it('leads to where it is written, if there is none', async () => {
    showJob({ job: sampleJob({ agreement: 'none' }) });
    await expect
      .element(page.getByRole('link', { name: 'Write an agreement' }))
      .toHaveAttribute('href', '/agreements');
  });
});
