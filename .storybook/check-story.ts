import { expect, mocked, spyOn } from 'storybook/test';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { widgetRoot } from '../stories/harness/widget-canvas.ts';

export function watchConsole(): void {
  spyOn(console, 'error');
  spyOn(console, 'warn');
}

/** Fails a story that logs an error or a warning other than its `parameters.expectedLog`. */
export async function expectQuietConsole(expected: RegExp | undefined): Promise<void> {
  const logged = [console.error, console.warn]
    .flatMap((method) => mocked(method).mock.calls)
    .map((call) => call.map(String).join(' '))
    .filter((message) => !expected?.test(message));
  await expect(logged, 'console errors and warnings').toEqual([]);
}

/** No element is wider than the widget, however narrow its column; a modal dialog has the window. */
export async function expectNoOverflow(canvasElement: HTMLElement): Promise<void> {
  const root = widgetRoot(canvasElement);
  if (!root) return;
  const { left, right } = root.querySelector('dialog:modal')
    ? { left: 0, right: innerWidth }
    : root.getBoundingClientRect();
  const overflowing = [...root.querySelectorAll(':not(option, [aria-hidden] *)')]
    .filter((element) => {
      // An element that is not displayed has no box.
      const [box] = element.getClientRects();
      return box && (box.left < left - 0.5 || box.right > right + 0.5);
    })
    .map(({ localName, className }) => `${localName}.${className}`);
  await expect(overflowing, 'elements wider than the widget').toEqual([]);
}

/** A widget of another business has no name, number or place of the first one. */
export async function expectNoTraces(canvasElement: HTMLElement): Promise<void> {
  const markup = widgetRoot(canvasElement)?.innerHTML ?? '';
  await expect(tracesIn(markup), 'traces of the first business').toEqual([]);
}
