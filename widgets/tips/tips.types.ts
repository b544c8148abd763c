import type { StoreApi } from 'zustand/vanilla';
import type { MaintenanceAnswer } from '#domain/maintenance/maintenance.schema.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { MoveFocus } from '#ui/use-move-focus.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

/** The form, and the newest list of tips below it. */
export interface TipsState extends FormState, MoveFocus {
  answer: MaintenanceAnswer | undefined;
  /**
   * Reserves the place of the tips while they load. It stays, empty, if they fail to load, because
   * the page below must not move without an action of the visitor.
   */
  placeholder: 'none' | 'loading' | 'failed';
}

export type TipsStore = StoreApi<TipsState>;

export interface TipsWidgetProps extends WidgetProps {
  store?: TipsStore;
}
