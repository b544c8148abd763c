import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem } from '#admin/testing/serve-answers.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { StoredBrand } from '#domain/business/stored-records.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { BrandScreen } from './brand-screen.tsx';

let stored: StoredBrand;
/** Bodies of `PUT /api/business/brand`. */
let saved: StoredBrand[];
/** Types of the uploaded files. */
let uploaded: (string | null)[];
let failure: Response | undefined;
/** Resolves when the next upload is answered. */
let uploads: PromiseLike<unknown>;

beforeEach(() => {
  stored = { ...defaultBrand, revision: 2 };
  [saved, uploaded, failure, uploads] = [[], [], undefined, Promise.resolve()];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api/business/preview') return Response.json({ html: '<h1>A page</h1>' });
    if (pathname === '/api/blog/images') {
      uploaded.push(request.headers.get('Content-Type'));
      await uploads;
      const url = `/uploads/${uploaded.length}.webp`;
      return Response.json({ url, width: 1600 / uploaded.length, height: 900 }, { status: 201 });
    }
    if (failure) return failure.clone();
    if (request.method === 'GET') return Response.json(stored);
    const body: StoredBrand = await request.json();
    saved.push(body);
    if (body.revision !== stored.revision)
      return problem('edit_conflict', 409, { current: stored });
    stored = { ...body, revision: body.revision + 1 };
    return Response.json(stored);
  });
});

const show = () =>
  renderInAdmin(
    <main>
      <BrandScreen />
    </main>,
    { path: '/admin/brand?open=logo&open=colors&open=photographs&open=video' },
  );

const button = (name: string) => page.getByRole('button', { name });
const group = (name: string) => page.getByRole('group', { name });
const accent = () => page.getByLabelText('Accent color', { exact: true });
const upload = (where: string, file: File) =>
  userEvent.upload(group(where).getByLabelText('Upload a picture'), file);

async function photograph(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2000, 1000];
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg');
  return new File([(await promise) as Blob], 'house.jpg', { type: 'image/jpeg' });
}

it('is loading, then says that the brand could not be loaded, and tries again', async () => {
  failure = problem('storage_unavailable', 503);
  const { host } = show();
  await expect.element(page.getByText('The brand could not be loaded')).toBeVisible();
  failure = undefined;
  await click(button('Try again'));
  await expect.element(accent()).toHaveValue(defaultBrand.accent);
  await expectAccessible(host);
});

it('says how well a color can be read before it is published', async () => {
  show();
  await expect.element(accent()).toHaveAccessibleDescription(/Easy to read on white, 7\.3:1/);
  await fill(accent(), '#9db7ff');
  await expect.element(accent()).toHaveAccessibleDescription(/^Too pale: .*\(1\.9:1/);
  await expect.element(accent()).toBeInvalid();
  await fill(accent(), 'blue');
  await expect.element(page.getByText(/^Your looks have a fault/)).toBeVisible();
});

it('the picker of a color fills its text', async () => {
  show();
  await page.getByLabelText('Choose the accent color').fill('#7a3414');
  await expect.element(accent()).toHaveValue('#7a3414');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
});

it('publishes a photograph in two sizes with what was typed during its upload', async () => {
  const answered = Promise.withResolvers<void>();
  uploads = answered.promise;
  const { host } = show();
  await upload('Top of the home page', await photograph());
  await expect.element(button('Uploading…')).toBeVisible();
  await fill(page.getByLabelText(/^Address of the video/), 'https://video.example/film');
  answered.resolve();
  const hero = group('Top of the home page');
  await fill(hero.getByLabelText('What the picture shows'), 'The house');
  await expectAccessible(host);
  await click(button('Publish'));
  await expect.element(page.getByText('All changes published')).toBeVisible();
  expect(uploaded).toEqual(['image/webp', 'image/webp']);
  expect(saved).toEqual([
    {
      ...defaultBrand,
      photographs: {
        hero: {
          src: '/uploads/1.webp',
          width: 1600,
          height: 900,
          alt: 'The house',
          small: { src: '/uploads/2.webp', width: 800 },
        },
      },
      video: 'https://video.example/film',
      revision: 2,
    },
  ]);
  await click(hero.getByRole('button', { name: 'Remove' }));
  await click(button('Publish'));
  await expect.poll(() => saved.at(-1)?.photographs).toEqual({});
  await expect.element(page.getByText('All changes published')).toBeVisible();
});

it('a drawn logo is sent as it is, a painted one without loss; it needs no description', async () => {
  show();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await upload('Logo', new File([drawing], 'logo.svg', { type: 'image/svg+xml' }));
  await expect.element(group('Logo').getByRole('button', { name: 'Remove' })).toBeVisible();
  await userEvent.upload(group('Logo').getByLabelText('Replace'), await photograph());
  await expect.poll(() => uploaded).toEqual(['image/svg+xml', 'image/png']);
  await expect.element(group('Logo').getByRole('button', { name: 'Replace' })).toBeVisible();
  await click(button('Publish'));
  await expect
    .poll(() => saved.at(-1)?.logo)
    .toEqual({ src: '/uploads/2.webp', width: 800, height: 900, alt: defaultBusiness.name });
  await expect.element(page.getByText('All changes published')).toBeVisible();
});

it('a file that is no picture is refused, and nothing is sent', async () => {
  show();
  await upload('About', new File(['no'], 'about.jpg', { type: 'image/jpeg' }));
  await expect
    .element(group('About').getByRole('alert'))
    .toHaveTextContent('Choose a PNG, JPEG, WebP or SVG picture');
  expect(uploaded).toEqual([]);
});

it('a version that was published elsewhere is shown beside this one', async () => {
  show();
  await fill(accent(), '#7a3414');
  const logo = { src: '/uploads/9.png', width: 10, height: 10, alt: 'Logo' };
  stored = { ...stored, accent: '#8a3b12', logo, revision: 3 };
  await click(button('Publish'));
  await expect
    .element(page.getByRole('row', { name: 'Accent color #7a3414 #8a3b12' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('row', { name: 'Logo (empty) The newer picture' }))
    .toBeVisible();
  await click(button('Use the newer version'));
  await expect.element(accent()).toHaveValue('#8a3b12');
});

it('what is typed survives a failed call', async () => {
  show();
  await fill(accent(), '#7a3414');
  failure = problem('storage_unavailable', 503);
  await click(button('Publish'));
  await expect.element(page.getByText('The server can’t save anything right now.')).toBeVisible();
  await expect.element(accent()).toHaveValue('#7a3414');
});
