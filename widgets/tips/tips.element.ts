import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import form from '#widgets/core/ui/form.css?inline';
import styles from './tips.css?inline';
import { createTipsStore, type TipsStore } from './tips.store.ts';
import { TipsWidget, type TipsWidgetProps } from './tips.tsx';

/**
 * Maintenance tips for a home in North Texas.
 *
 * The tips that a visitor asks for stand below the room that is published for the element.
 *
 * @tag inspection-tips
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input or a list.
 * @csspart message - The hint or the mistake below a control.
 * @csspart button - Asks for tips, and begins anew.
 * @csspart tip - One tip.
 */
export const tipsElement = {
  tag: 'inspection-tips',
  component: TipsWidget,
  createStore: createTipsStore,
  styles: [form, styles],
} satisfies ElementContract<TipsWidgetProps, TipsStore>;

defineElement<TipsWidgetProps, TipsStore>(tipsElement);
