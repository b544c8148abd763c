import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import { PageDataContext } from './page-data.ts';
import { useSiteData } from './use-site-data.ts';

/** What was fetched is kept for the tab, so each test asks for another key. */
function Answer({ name }: { name: string }) {
  const { data, error } = useSiteData<string>(name);
  return <p>{error ? 'failed' : (data ?? 'waiting')}</p>;
}

const serve = (answer: () => Response) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => answer());

/** What makes a page fetch again where nobody tells it not to. */
async function comeBack() {
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
}

test('is there at once where the server has sent it, and asks nobody', async () => {
  const fetch = serve(() => Response.json('fetched'));
  mount(
    <PageDataContext value={{ sent: 'sent along' }}>
      <Answer name="sent" />
    </PageDataContext>,
  );
  await expect.element(page.getByText('sent along')).toBeVisible();
  await comeBack();
  expect(fetch).not.toHaveBeenCalled();
});

test('is fetched once: not again when the window is focused or the line is back', async () => {
  const fetch = serve(() => Response.json('here'));
  mount(
    <>
      <Answer name="once" />
      <Answer name="once" />
    </>,
  );
  await expect.element(page.getByText('here').first()).toBeVisible();
  await comeBack();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('is not asked for again by itself after a failure, but by who comes back', async () => {
  const fetch = serve(() => new Response('broken', { status: 500 }));
  mount(<Answer name="broken" />);
  await expect.element(page.getByText('failed')).toBeVisible();
  await comeBack();
  expect(fetch).toHaveBeenCalledTimes(1);

  fetch.mockImplementation(async () => Response.json('mended'));
  mount(<Answer name="broken" />);
  await expect.element(page.getByText('mended').first()).toBeVisible();
});

test('keeps what it had until the answer for another key is there', async () => {
  const answers = Promise.withResolvers<Response>();
  vi.spyOn(window, 'fetch')
    .mockResolvedValueOnce(Response.json('first'))
    .mockReturnValueOnce(answers.promise);
  const host = mount(<Switching />);
  await expect.element(page.getByText('first')).toBeVisible();
  await page.getByRole('button').click();
  await comeBack();
  expect(host.querySelector('p')?.textContent).toBe('first');
  answers.resolve(Response.json('second'));
  await expect.element(page.getByText('second')).toBeVisible();
});

function Switching() {
  const [name, setName] = useState('one');
  return (
    <>
      <Answer name={name} />
      <button type="button" onClick={() => setName('two')}>
        Switch
      </button>
    </>
  );
}
