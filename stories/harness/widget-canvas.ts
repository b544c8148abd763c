import type { StoryContext } from '@storybook/react-vite';
import { configure, waitFor, within } from 'storybook/test';

/** Milliseconds that a query may take: a busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

export type PlayContext = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** The container of a widget: on the page with React, else inside an element's shadow root. */
export function widgetRoot(canvasElement: HTMLElement): HTMLElement | null {
  const host = [...canvasElement.querySelectorAll('*')].find((element) => element.shadowRoot);
  return (host?.shadowRoot ?? canvasElement).querySelector<HTMLElement>('.ui-host');
}

/**
 * Resolves when fades within `root` have finished, because axe measures contrast. In a closed
 * `details` an animation is `running` and never ends, because nothing is drawn there.
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

/** Testing Library's queries within the widget and its shadow root, and a visitor's actions. */
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

    /** Fills each field, found by the start of its label; in a list, chooses the value. */
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

/** A play function that reaches a state through `steps`. */
export const reach =
  (steps: (canvas: WidgetCanvas) => Promise<unknown>) =>
  async (context: PlayContext): Promise<void> => {
    const canvas = await widgetCanvas(context);
    await steps(canvas);
    await animationsFinished(canvas.root);
  };
