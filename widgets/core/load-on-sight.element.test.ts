import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadOnSight } from './load-on-sight.ts';

let count = 0;
const newTag = () => `inspection-sight-${++count}`;
const succeed = () => vi.fn(async () => undefined);

const frames = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

const insert = (markup: string) => document.body.insertAdjacentHTML('beforeend', markup);

afterEach(() => {
  vi.useRealTimers();
});

describe('a tag', () => {
  test('that stands in the page is loaded once the page has been shown', async () => {
    const tag = newTag();
    insert(`<${tag}></${tag}>`);
    const load = succeed();
    loadOnSight({ [tag]: load });
    await new Promise(requestAnimationFrame);
    // A turn later that frame is drawn, but not on the screen.
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  test('that comes later, deep inside of what is inserted, is loaded then', async () => {
    const tag = newTag();
    const load = succeed();
    loadOnSight({ [tag]: load });
    await frames();
    expect(load).not.toHaveBeenCalled();
    insert(`<main><div><p>Homes</p><div><${tag}></${tag}></div></div></main>`);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  test('that stands often and comes again is loaded once', async () => {
    const tag = newTag();
    const load = succeed();
    loadOnSight({ [tag]: load });
    insert(`<${tag}></${tag}><${tag}></${tag}>`);
    await frames();
    insert(`<${tag}></${tag}>`);
    await frames();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is loaded alone: the others wait for their own sight', async () => {
    const [here, absent] = [newTag(), newTag()];
    const [wanted, unwanted] = [succeed(), succeed()];
    loadOnSight({ [here]: wanted, [absent]: unwanted });
    insert(`<${here}></${here}>`);
    await vi.waitFor(() => expect(wanted).toHaveBeenCalledTimes(1));
    expect(unwanted).not.toHaveBeenCalled();
  });
});

describe('a busy page', () => {
  test('is searched once a frame, and not watched when nothing is waited for', async () => {
    const tag = newTag();
    loadOnSight({ [tag]: succeed() });
    const search = vi.spyOn(document, 'querySelector');
    const searches = () => search.mock.calls.filter(([selector]) => selector === tag).length;
    for (let change = 0; change < 200; change++) {
      insert('<p>Home</p>');
      await Promise.resolve();
    }
    await frames();
    expect(searches()).toBe(1);

    const stop = vi.spyOn(MutationObserver.prototype, 'disconnect');
    insert(`<${tag}></${tag}>`);
    await frames();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('code that could not be loaded', () => {
  async function failing(times: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tag = newTag();
    insert(`<${tag}></${tag}>`);
    const load = succeed();
    for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new Error('offline'));
    const told = vi.mocked(console.error).mockImplementation(() => undefined);
    loadOnSight({ [tag]: load });
    await frames();
    await vi.advanceTimersByTimeAsync(0);
    return { tag, load, told };
  }

  test('is told, and tried again after a pause, then a longer one', async () => {
    const { tag, load, told } = await failing(2);
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
    expect(told.mock.calls.map(([message]) => message)).toEqual([
      `<${tag}> could not be loaded and is tried again.`,
      `<${tag}> could not be loaded and is tried again.`,
    ]);
    told.mockClear();
  });

  test('is tried at once, and only once, when the visitor is online again', async () => {
    const { load, told } = await failing(1);
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(load).toHaveBeenCalledTimes(2);
    told.mockClear();
  });
});
