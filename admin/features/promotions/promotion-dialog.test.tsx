import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import './promotions.css';

const [offer] = defaultPromotions;
const SAVE = 'PUT /api/promotions/:id';

beforeEach(async () => {
  await loadWords('es');
});

function open() {
  const onSaved = vi.fn();
  const server = serveApi({
    'GET /api/business': () => defaultBusinessIn('es'),
    [SAVE]: ({ body }) => ({
      ...offer,
      ...body,
      spanish: body.spanish ?? undefined,
      revision: 2,
    }),
  });
  renderInAdmin(<PromotionDialog promotion={offer} onSaved={onSaved} onClose={() => undefined} />, {
    path: '/promotions',
  });
  return { ...server, onSaved };
}

const dialog = page.getByRole('dialog', { name: 'Edit offer' });
const message = dialog.getByLabelText(/^Message in Spanish/);
const label = dialog.getByLabelText(/^Link label in Spanish/);
const preview = dialog.getByRole('region', { name: 'Preview in Spanish' });

it('shows the delivered Spanish in gray until the owner words the English himself', async () => {
  open();
  const delivered = '$50 de descuento en su primera inspección. Pídalo al reservar.';
  await expect.element(message).toHaveAttribute('placeholder', delivered);
  await expect.element(preview.getByText(delivered)).toBeVisible();
  await fill(dialog.getByLabelText('Message'), '$60 off this week.');
  await expect.element(message).not.toHaveAttribute('placeholder');
  await expect.element(preview).not.toBeInTheDocument();
  await expect
    .element(dialog.getByText(/readers of Spanish see the offer in English/))
    .toBeVisible();
});

it('sends his Spanish, whose preview has the facts in Spanish', async () => {
  const { changes, onSaved } = open();
  await expect.element(message).toHaveAttribute('lang', 'es');
  await fill(message, '$50 de descuento en {{region}}.');
  await fill(label, 'Reservar');
  const shown = '$50 de descuento en la zona metropolitana de Dallas-Fort Worth.';
  await expect.element(preview.getByText(shown)).toBeVisible();
  await expectAccessible(dialog.element());
  await click(dialog.getByRole('button', { name: 'Save offer' }));
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  const spanish = { message: '$50 de descuento en {{region}}.', actionLabel: 'Reservar' };
  expect(changes()).toMatchObject([{ body: { spanish, revision: 1 } }]);
});

it('says at the Spanish message what its amounts have wrong', async () => {
  const { answers } = open();
  const wrong = 'Say the same amounts as in English: $50';
  answers[SAVE] = () =>
    problem({
      code: 'validation_failed',
      status: 422,
      errors: [{ path: 'spanish.message', message: wrong }],
    });
  await fill(message, '$40 de descuento.');
  await fill(label, 'Reservar');
  await click(dialog.getByRole('button', { name: 'Save offer' }));
  await expect.element(message).toHaveAccessibleDescription(wrong);
  await expect.element(message).toHaveFocus();
});
