import { hasFocusUnder, isObstacle } from '#ui/overlay/obstacles.ts';
import { warnIfTrapped } from '#ui/overlay/warn-if-trapped.ts';
import { watchPage } from '#ui/overlay/watch-page.ts';

/** The tag of the help chat, if it is in the corner of `host`. */
const chatBelow = (host: Element) => {
  const isLeft = (element: Element) => element.getAttribute('placement') === 'bottom-left';
  const chat = document.querySelector('inspection-chat');
  return !!chat && isLeft(chat) === isLeft(host);
};

/**
 * Fades a floating button (`data-aside` on `root`) while it would be in a visitor's way, and raises it (`data-raised`) above the help
 * chat. Returns a function that ends it.
 */
export function stepAside(host: Element, button: Element, root: HTMLElement): () => void {
  warnIfTrapped(button);
  return watchPage(button, (below) => {
    root.toggleAttribute('data-raised', chatBelow(host));
    const area = button.getBoundingClientRect();
    root.toggleAttribute(
      'data-aside',
      hasFocusUnder(area, button) || [...below].some((element) => isObstacle(element, area, {})),
    );
  });
}
