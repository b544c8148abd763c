import form from '#ui/form/form.css?inline';
import skeleton from '#ui/skeleton.css?inline';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import styles from './tips.css?inline';
import { createTipsStore } from './tips.store.ts';
import { TipsWidget } from './tips.tsx';
import type { TipsStore, TipsWidgetProps } from './tips.types.ts';
import placeholder from './tips-placeholder.css?inline';

/**
 * Maintenance tips for a home, by season.
 *
 * The tips appear below the element's reserved size.
 *
 * @tag inspection-tips
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input or a list.
 * @csspart message - The hint or the error below a control.
 * @csspart button - The buttons that submit and start over.
 * @csspart tip - One tip.
 */
export const tipsElement = {
  tag: 'inspection-tips',
  component: TipsWidget,
  createStore: createTipsStore,
  styles: [form, skeleton, placeholder, styles],
} satisfies ElementContract<TipsWidgetProps, TipsStore>;

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<TipsWidgetProps, TipsStore>(tipsElement, source);
