import type { StoryContext } from '@storybook/react-vite';
import { configure, waitFor, within } from 'storybook/test';

/** Milliseconds that a query may wait: a busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

export type PlayContext = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** What a widget renders into: on the page with React, inside an element's shadow root else. */
export function widgetRoot(canvasElement: HTMLElement): HTMLElement | null {
  const host = [...canvasElement.querySelectorAll('*')].find((element) => element.shadowRoot);
  return (host?.shadowRoot ?? canvasElement).querySelector<HTMLElement>('.ui-host');
}

/**
 * Resolves when what fades in within `root` has done so: axe measures contrast. In a closed `details` an
 * animation is `running` and never ends, because nothing is drawn there.
 */
export async function animationsFinished(root: Element): Promise<void> {
  const drawn = root.getAnimations({ subtree: true }).filter(({ effect, playState }) => {
    const ends = Number.isFinite(effect?.getComputedTiming().endTime);
    return playState === 'running' && ends && isDrawn(effect);
  });
  await Promise.allSettled(drawn.map(({ finished }) => finished));
}

const isDrawn = (effect: AnimationEffect | null) =>
  effect instanceof KeyframeEffect && effect.target?.checkVisibility();

/** Testing Library's queries within the widget, in its shadow root too, and what a visitor does. */
export async function widgetCanvas({ canvasElement, userEvent }: PlayContext) {
  const root = await waitFor(() => {
    const found = widgetRoot(canvasElement);
    if (!found?.firstElementChild) throw new Error('There is no widget in this story.');
    return found;
  });
  const canvas = within(root);

  return {
    ...canvas,
    root,

    /** Fills each field, by the beginning of its label; in a list chooses the value. */
    async fill(values: Readonly<Record<string, string>>) {
      for (const [label, text] of Object.entries(values)) {
        const control = await canvas.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
        if (control.matches('select')) await userEvent.selectOptions(control, text);
        else {
          // `clear` and `type` look for the focus in the document, not in a shadow root.
          await userEvent.tripleClick(control);
          await userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&') || '{Backspace}');
        }
      }
    },

    clickElement: (element: Element) => userEvent.click(element),

    async click(role: 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp) {
      await userEvent.click(await canvas.findByRole(role, { name }));
    },
  };
}

export type WidgetCanvas = Awaited<ReturnType<typeof widgetCanvas>>;

/** A play function that reaches a state by `steps`. */
export const reach =
  (steps: (canvas: WidgetCanvas) => Promise<unknown>) =>
  async (context: PlayContext): Promise<void> => {
    const canvas = await widgetCanvas(context);
    await steps(canvas);
    await animationsFinished(canvas.root);
  };
