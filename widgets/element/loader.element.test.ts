import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ElementLoader, loadNearScreen } from './loader.ts';

let count = 0;
const newTag = () => `inspection-near-${++count}`;
const succeed = () => vi.fn(async () => undefined);

/** An element in the page's flow, unless `overlay` is true. */
const loader = (tag: string, load: ElementLoader['load'], overlay = false): ElementLoader => ({
  tag,
  load,
  overlay,
});

/** Long enough for insertions to be searched and intersections to be reported. */
const frames = async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
};

const insert = (markup: string) => document.body.insertAdjacentHTML('beforeend', markup);
const farDown = (markup: string) => `<div style="height: 4000px"></div>${markup}`;

afterEach(() => {
  vi.useRealTimers();
  scrollTo(0, 0);
});

describe('an element', () => {
  test('on the screen is loaded at once', async () => {
    const tag = newTag();
    insert(`<${tag}></${tag}>`);
    const load = succeed();
    loadNearScreen([loader(tag, load)]);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  // The distance is covered by end-to-end tests: the root margin ends at the frame of these tests.
  test('far below the screen is loaded when the visitor scrolls to it', async () => {
    const tag = newTag();
    insert(farDown(`<${tag}></${tag}>`));
    const load = succeed();
    loadNearScreen([loader(tag, load)]);
    await frames();
    expect(load).not.toHaveBeenCalled();
    scrollTo(0, 4000);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  test('inserted later, deep inside other markup, is loaded then', async () => {
    const tag = newTag();
    const load = succeed();
    loadNearScreen([loader(tag, load)]);
    await frames();
    expect(load).not.toHaveBeenCalled();
    insert(`<main><div><p>Homes</p><div><${tag}></${tag}></div></div></main>`);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  test('that is hidden is loaded when it is shown', async () => {
    const tag = newTag();
    insert(`<section hidden><${tag}></${tag}></section>`);
    const load = succeed();
    loadNearScreen([loader(tag, load)]);
    await frames();
    expect(load).not.toHaveBeenCalled();
    document.querySelector('section')?.removeAttribute('hidden');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  test('is loaded once, however often its tag is in the page', async () => {
    const tag = newTag();
    const load = succeed();
    loadNearScreen([loader(tag, load)]);
    insert(`<${tag}></${tag}><${tag}></${tag}>`);
    await frames();
    insert(`<${tag}></${tag}>`);
    await frames();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('does not load the others', async () => {
    const [present, absent] = [newTag(), newTag()];
    const [wanted, unwanted] = [succeed(), succeed()];
    loadNearScreen([loader(present, wanted), loader(absent, unwanted)]);
    insert(`<${present}></${present}>`);
    await vi.waitFor(() => expect(wanted).toHaveBeenCalledTimes(1));
    expect(unwanted).not.toHaveBeenCalled();
  });
});

test('an overlay is loaded wherever its tag stands', async () => {
  const tag = newTag();
  insert(farDown(`<${tag}></${tag}>`));
  const load = succeed();
  loadNearScreen([loader(tag, load, true)]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a tag in an open shadow root is found once the page names the root, now and later', async () => {
  const [first, second] = [newTag(), newTag()];
  const [loadFirst, loadSecond] = [succeed(), succeed()];
  insert('<section></section>');
  const root = document.querySelector('section')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = `<${first}></${first}>`;
  const watch = loadNearScreen([loader(first, loadFirst), loader(second, loadSecond)]);
  await frames();
  expect(loadFirst).not.toHaveBeenCalled();
  watch(root);
  await vi.waitFor(() => expect(loadFirst).toHaveBeenCalledTimes(1));
  root.innerHTML = `<p><${second}></${second}></p>`;
  await vi.waitFor(() => expect(loadSecond).toHaveBeenCalledTimes(1));
});

describe('a tag that shows as a button', () => {
  const withButton = (tag: string, load: ElementLoader['load']) => {
    const open = vi.fn();
    const launch = vi.fn(async () => ({ open }));
    return { open, launch, loaders: [{ ...loader(tag, load), launch }] };
  };

  test('near the screen has its button drawn, and its code is not loaded', async () => {
    const tag = newTag();
    const load = succeed();
    const { launch, loaders } = withButton(tag, load);
    insert(`<${tag} display="button"></${tag}>${farDown(`<${tag} display="button"></${tag}>`)}`);
    loadNearScreen(loaders);
    await vi.waitFor(() => expect(launch).toHaveBeenCalledTimes(1));
    await frames();
    expect(launch).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  test('in a corner of the window is drawn wherever its tag stands', async () => {
    const tag = newTag();
    const { launch, loaders } = withButton(tag, succeed());
    insert(farDown(`<${tag} display="dialog"></${tag}>`));
    loadNearScreen(loaders);
    expect(launch).toHaveBeenCalledTimes(1);
  });

  test('far below opens when the page calls open()', async () => {
    const tag = newTag();
    const { open, loaders } = withButton(tag, succeed());
    insert(farDown(`<${tag} display="button"></${tag}>`));
    loadNearScreen(loaders);
    (document.querySelector(tag) as HTMLElement & { open(): void }).open();
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  });

  test('loads its code beside another of the tag that shows the widget itself', async () => {
    const tag = newTag();
    const load = succeed();
    const { loaders } = withButton(tag, load);
    insert(`<${tag} display="button"></${tag}><${tag}></${tag}>`);
    loadNearScreen(loaders);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });
});

test('a page that changes many times a frame is searched once a frame', async () => {
  const tag = newTag();
  loadNearScreen([loader(tag, succeed())]);
  await frames();
  const search = vi.spyOn(document, 'querySelectorAll');
  const searches = () => search.mock.calls.filter(([selector]) => selector === tag).length;
  await new Promise(requestAnimationFrame);
  for (let change = 0; change < 200; change++) {
    insert('<p>Home</p>');
    await Promise.resolve();
  }
  await new Promise(requestAnimationFrame);
  expect(searches()).toBe(1);
});

test('a page is no longer watched once every element is loaded', async () => {
  const tag = newTag();
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  loadNearScreen([loader(tag, succeed())]);
  await frames();
  expect(disconnect).not.toHaveBeenCalled();
  insert(`<${tag}></${tag}>`);
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledTimes(1));
});

describe('code that could not be loaded', () => {
  async function failing(times: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tag = newTag();
    insert(`<${tag}></${tag}>`);
    const load = succeed();
    for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('offline'));
    const logged = vi.mocked(console.error).mockImplementation(() => undefined);
    loadNearScreen([loader(tag, load)]);
    await frames();
    return { tag, load, logged };
  }

  test('is logged and retried after a pause, then after a longer one', async () => {
    const { tag, load, logged } = await failing(2);
    await vi.advanceTimersByTimeAsync(4999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      `<${tag}> could not be loaded and is tried again.`,
      `<${tag}> could not be loaded and is tried again.`,
    ]);
    logged.mockClear();
  });

  test('is retried at once, and only once, when the visitor is online again', async () => {
    const { load, logged } = await failing(1);
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(load).toHaveBeenCalledTimes(2);
    logged.mockClear();
  });

  const broken = (code: string) =>
    URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

  test.each([
    ['another error at once', 'throw new RangeError("broken")', 1],
    ['a TypeError, as a failed fetch is, when it comes again', 'undefined.broken', 2],
  ])('is not retried where it throws: %s', async (_, code, attempts) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tag = newTag();
    insert(`<${tag}></${tag}>`);
    const file = broken(code);
    const load = vi.fn(() => import(/* @vite-ignore */ file));
    const logged = vi.mocked(console.error).mockImplementation(() => undefined);
    loadNearScreen([loader(tag, load)]);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(attempts));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(load).toHaveBeenCalledTimes(attempts);
    expect(logged.mock.lastCall).toEqual([
      `<${tag}> threw an error while it was loaded and is not tried again.`,
      expect.objectContaining({ message: expect.stringContaining('broken') }),
    ]);
    logged.mockClear();
  });
});
