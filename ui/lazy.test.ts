import { expect, test, vi } from 'vitest';
import { lazyChunk, preloadOnInteraction } from './lazy.ts';

test('loads once, and has the value afterwards', async () => {
  const load = vi.fn(async () => 'rules');
  const rules = lazyChunk(load);
  expect(rules.value).toBeUndefined();
  expect(await Promise.all([rules.load(), rules.load()])).toEqual(['rules', 'rules']);
  expect(rules.value).toBe('rules');
  expect(load).toHaveBeenCalledTimes(1);
});

test('rejects when loading fails, and loads again when asked again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('rules');
  const rules = lazyChunk(load);
  await expect(rules.load()).rejects.toThrow('offline');
  expect(await rules.load()).toBe('rules');
});

test('starts at the first interaction, ignores a failure and reports what was loaded', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('rules');
  const ready = vi.fn();
  const { onPointerEnter, onFocusCapture } = preloadOnInteraction(lazyChunk(load), ready);
  onPointerEnter();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(ready).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    onFocusCapture();
    expect(load).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(ready).toHaveBeenCalledWith('rules'));
});
