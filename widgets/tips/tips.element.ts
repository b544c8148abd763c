import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import styles from './tips.css?inline';
import { createTipsStore, type TipsStore } from './tips.store.ts';
import { TipsWidget, type TipsWidgetProps } from './tips.tsx';

/**
 * `<inspection-tips>`: maintenance tips for a home in North Texas.
 *
 * Attributes, which are properties too: `partner`, `api-base` (`apiBase`), `theme` (auto, light,
 * dark).
 * Events: none.
 * Parts: `card`, `title`, `field`, `label`, `control`, `message`, `button`, `tip`, `licence`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: 810 px high, 1340 px in a container narrower than 520 px (`core/room.ts`); the tips that a
 * visitor asks for stand below that.
 */
export const tipsElement = {
  tag: 'inspection-tips',
  component: TipsWidget,
  createStore: createTipsStore,
  styles: [styles],
} satisfies ElementContract<TipsWidgetProps, TipsStore>;

defineElement<TipsWidgetProps, TipsStore>(tipsElement);
