import type { StoryContext } from '@storybook/react-vite';
import { configure, expect, waitFor, within } from 'storybook/test';

/** Milliseconds until what is waited for counts as not coming: a busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

type Played = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** What a widget has in both of its lives: on the page itself, or in an element's shadow root. */
function insideOf(canvas: HTMLElement): HTMLElement | null {
  const inside = '.ui-host';
  const host = [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot);
  return (
    canvas.querySelector<HTMLElement>(inside) ??
    host?.shadowRoot?.querySelector<HTMLElement>(inside) ??
    null
  );
}

/** A form of which parts are missing, a calendar without its days. */
const unfinished = '[data-partly], .booking-room';

/** Mean of the three channels of `rgb(…)`, 0 to 255. */
const brightness = (colour: string) =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0);

/**
 * Somebody who uses the widget of a story: finds and does the same in both of its lives. Begin a
 * play function with `const visitor = await visit(context)`.
 */
export async function visit({ canvasElement, userEvent: user }: Played) {
  const inside = await waitFor(() => {
    const found = insideOf(canvasElement);
    if (!found?.firstElementChild) throw new Error('There is no widget in this story.');
    // An element is drawn in steps.
    if (found.querySelector(unfinished)) throw new Error('The widget is not drawn yet.');
    return found;
  });
  const found = within(inside);
  const card = () => inside.firstElementChild as HTMLElement;

  /** The control whose label begins with `label`. */
  const field = (label: string) => found.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

  return {
    ...found,
    user,
    /** The widget's own frame; `inside.ownerDocument` is the page. */
    inside,
    field,

    /** Types each text into the field of that label, in place of what is there; in a list, chooses it. */
    async fill(answers: Readonly<Record<string, string>>) {
      for (const [label, text] of Object.entries(answers)) {
        const control = field(label);
        if (control.matches('select')) await user.selectOptions(control, text);
        else {
          // Not `clear` nor `type`: they look for the focus on the page, not in a shadow root.
          await user.tripleClick(control);
          await user.keyboard(text.replaceAll(/[{[]/g, '$&$&') || '{Backspace}');
        }
      }
    },

    /** Presses the button or follows the link of that name. */
    async press(name: string | RegExp, role: 'button' | 'link' = 'button') {
      await user.click(await found.findByRole(role, { name }));
    },

    /** The line below a field: its hint, or what is wrong. */
    messageOf(label: string) {
      const id = field(label).getAttribute('aria-describedby') ?? '';
      return inside.querySelector(`[id="${id}"]`)?.textContent;
    },

    /** Nothing stands out of the widget to its sides, however narrow its column. */
    async expectFits() {
      const { left, right } = inside.getBoundingClientRect();
      const standingOut = [...inside.querySelectorAll(':not(option, [aria-hidden] *)')].filter(
        (element) => {
          // What is not displayed has no box.
          const [box] = element.getClientRects();
          return box && (box.left < left - 0.5 || box.right > right + 0.5);
        },
      );
      await expect(standingOut).toEqual([]);
    },

    /** The card is dark, and its words are light. */
    async expectDark() {
      const { backgroundColor, color } = getComputedStyle(card());
      await expect(brightness(backgroundColor)).toBeLessThan(60);
      await expect(brightness(color)).toBeGreaterThan(200);
    },

    /** Our words are English: they run left to right though the page runs the other way. */
    async expectEnglishOnRightToLeftPage() {
      await expect(
        getComputedStyle(canvasElement.querySelector('.story-column') ?? inside).direction,
      ).toBe('rtl');
      await expect(getComputedStyle(card()).direction).toBe('ltr');
    },

    /** Waits until `element` has the focus, be it on the page or in a shadow root. */
    async expectFocus(element: Element) {
      await waitFor(() =>
        expect((element.getRootNode() as Document | ShadowRoot).activeElement).toBe(element),
      );
    },
  };
}

export type Visitor = Awaited<ReturnType<typeof visit>>;
