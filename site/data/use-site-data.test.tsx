import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
import { PageDataContext } from './page-data.ts';
import { useSiteData } from './use-site-data.ts';

/** Answers are kept until the document is loaded again, so each test uses its own key. */
function Answer({ name }: { name: string }) {
  const { data, error } = useSiteData<string>(name);
  return <p>{error ? 'failed' : (data ?? 'waiting')}</p>;
}

const serve = (answer: () => Response) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => answer());

/** Events that make data libraries fetch again by default. */
async function refocus() {
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
}

test('uses the server’s data at once, without a call', async () => {
  const fetch = serve(() => Response.json('fetched'));
  renderInHost(
    <PageDataContext value={{ sent: 'sent along' }}>
      <Answer name="sent" />
    </PageDataContext>,
  );
  await expect.element(page.getByText('sent along')).toBeVisible();
  await refocus();
  expect(fetch).not.toHaveBeenCalled();
});

test('is fetched once, not again on focus or reconnect', async () => {
  const fetch = serve(() => Response.json('here'));
  renderInHost(
    <>
      <Answer name="once" />
      <Answer name="once" />
    </>,
  );
  await expect.element(page.getByText('here').first()).toBeVisible();
  await refocus();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('is not retried by itself after a failure, but when it is shown again', async () => {
  const fetch = serve(() => new Response('broken', { status: 500 }));
  renderInHost(<Answer name="broken" />);
  await expect.element(page.getByText('failed')).toBeVisible();
  await refocus();
  expect(fetch).toHaveBeenCalledTimes(1);

  fetch.mockImplementation(async () => Response.json('mended'));
  renderInHost(<Answer name="broken" />);
  await expect.element(page.getByText('mended').first()).toBeVisible();
});

test('is null for a 401 with nullOn401, and an error without', async () => {
  const Lists = () => {
    const list = useSiteData('blog/popular', { nullOn401: true });
    const other = useSiteData('reviews');
    return <p>{`${list.data} ${list.error}, ${other.data} ${other.error}`}</p>;
  };
  serve(() => new Response('sign in', { status: 401 }));
  renderInHost(<Lists />);
  await expect
    .element(page.getByText('null undefined, undefined ApiError: 401: sign in'))
    .toBeVisible();
});

test('keeps the data of the previous key until the new data has loaded', async () => {
  const answers = Promise.withResolvers<Response>();
  vi.spyOn(window, 'fetch')
    .mockResolvedValueOnce(Response.json('first'))
    .mockReturnValueOnce(answers.promise);
  const { host } = renderInHost(<Switching />);
  await expect.element(page.getByText('first')).toBeVisible();
  await page.getByRole('button').click();
  await refocus();
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
