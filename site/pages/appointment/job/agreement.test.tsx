import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import {
  agreement,
  button,
  link,
  newerAgreement,
  openJob,
  problem,
  section,
  serve,
  signed,
  withJob,
} from './testing/job-page.tsx';

const name = () => page.getByRole('textbox', { name: 'Your full name' });
const consent = () => page.getByRole('checkbox', { name: /^I have read the agreement/ });
const sign = () => button('Sign the agreement');
const text = () => section('Inspection agreement');

async function fillIn() {
  await name().fill('Grace Okafor');
  await consent().click();
}

it('is the next step: read, signed by the typed name, and then as the server has it', async () => {
  const sent = serve({
    'GET /agreement': () => Response.json(agreement),
    'POST /agreement': () => Response.json(agreement),
    GET: () => Response.json(withJob(signed)),
  });
  const main = await openJob(withJob());
  await expect.element(section('Sign the agreement')).toBeVisible();
  await expect.element(link('Sign the agreement')).toHaveAttribute('href', '#agreement');
  await expect.element(text().getByText('The foundation')).toBeVisible();
  await expectAccessible(main);
  await fillIn();
  await userEvent.dblClick(sign());
  await expect.element(page.getByText('Signed. Thank you.')).toHaveFocus();
  expect(sent.filter(({ call }) => call === 'POST /agreement')).toEqual([
    {
      call: 'POST /agreement',
      body: { version: agreement.version, name: 'Grace Okafor', consent: true },
    },
  ]);
  await expect
    .element(text().getByText(/^Signed by Grace Okafor, Nov 30, 2026, 3:10/))
    .toBeVisible();
  await expect
    .element(link('Signed agreement (PDF)'))
    .toHaveAttribute('href', expect.stringMatching(/\/agreement\.pdf$/));
});

it('says beside name and consent what is missing, and sends nothing', async () => {
  const sent = serve({ 'GET /agreement': () => Response.json(agreement) });
  await openJob(withJob());
  await sign().click();
  await expect.element(name()).toHaveFocus();
  await expect.element(page.getByText('Please type your full name')).toBeVisible();
  await expect.element(consent()).toHaveAttribute('aria-invalid', 'true');
  await name().fill('Grace');
  await sign().click();
  await expect.element(consent()).toHaveFocus();
  expect(sent.map(({ call }) => call)).not.toContain('POST /agreement');
});

it('keeps what was typed when the server cannot be reached, and signs at the second attempt', async () => {
  let attempts = 0;
  serve({
    'GET /agreement': () => Response.json(agreement),
    'POST /agreement': () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('offline');
      return Response.json(agreement);
    },
    GET: () => Response.json(withJob(signed)),
  });
  await openJob(withJob());
  await fillIn();
  await sign().click();
  await expect.element(page.getByText(/^We could not be reached/)).toBeVisible();
  await expect.element(name()).toHaveValue('Grace Okafor');
  await expect.element(consent()).toBeChecked();
  await sign().click();
  await expect.element(page.getByText('Signed. Thank you.')).toBeVisible();
});

it('shows a text that changed meanwhile, keeps the name, and asks for consent again', async () => {
  const versions: unknown[] = [];
  serve({
    'GET /agreement': () => Response.json(agreement),
    'POST /agreement': (body) => {
      versions.push((body as { version: string }).version);
      if (versions.length > 1) return Response.json(newerAgreement);
      const current = newerAgreement;
      return problem(409, { code: 'agreement_changed', title: 'Changed', current });
    },
    GET: () => Response.json(withJob(signed)),
  });
  await openJob(withJob());
  await fillIn();
  await sign().click();
  await expect.element(text().getByText('The fee is now $395.')).toBeVisible();
  await expect.element(page.getByText(/^The agreement changed while/)).toBeVisible();
  await expect.element(name()).toHaveValue('Grace Okafor');
  await expect.element(consent()).not.toBeChecked();
  await consent().click();
  await sign().click();
  await expect.element(page.getByText('Signed. Thank you.')).toBeVisible();
  expect(versions).toEqual([agreement.version, newerAgreement.version]);
});

it('says when it cannot be loaded, and tries again', async () => {
  let isOnline = false;
  serve({
    'GET /agreement': () => {
      if (!isOnline) throw new TypeError('offline');
      return Response.json(agreement);
    },
  });
  await openJob(withJob());
  await expect.element(button('Try again')).toBeVisible();
  isOnline = true;
  await button('Try again').click();
  await expect.element(text().getByText('The foundation')).toBeVisible();
});

it('can be signed by another person', async () => {
  const sent = serve({
    'GET /agreement': () => Response.json(agreement),
    'POST /agreement': () => Response.json(agreement),
    GET: () =>
      Response.json(
        withJob({
          ...signed,
          signatures: [
            ...signed.signatures,
            { name: 'Sam Okafor', at: '2026-12-01T15:00:00.000Z' },
          ],
        }),
      ),
  });
  await openJob(withJob(signed));
  expect(sent).toEqual([]);
  await button('Another person signs too').click();
  await name().fill('Sam Okafor');
  await consent().click();
  await sign().click();
  await expect.element(text().getByText(/^Signed by Sam Okafor/)).toBeVisible();
});

it('asks again after the price has changed', async () => {
  serve({ 'GET /agreement': () => Response.json(newerAgreement) });
  await openJob(withJob({ agreement: 'outdated' }));
  await expect.element(section('Sign the agreement again')).toBeVisible();
  await expect.element(text().getByText('The fee is now $395.')).toBeVisible();
});

it('once signed, the text can be read and its digest checked', async () => {
  let shown = agreement;
  serve({ 'GET /agreement': () => Response.json(shown) });
  const check = async () => {
    await page.getByText('Check the signed text').click();
    await expect.element(text().getByText('The foundation')).toBeVisible();
    await expect.element(text().getByText(agreement.sha256)).toBeVisible();
  };
  const main = await openJob(withJob(signed));
  await check();
  await expect.element(page.getByText(/^This is the text that was signed/)).toBeVisible();
  await expectAccessible(main);
  await page.getByText('Check the signed text').click();
  shown = { ...agreement, text: `${agreement.text} ` };
  await check();
  await expect.element(page.getByText(/^The SHA-256 of this text is another one/)).toBeVisible();
});
