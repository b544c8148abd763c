import { partnerSlugOf } from '#domain/attribution/partner-slug.ts';
import { type AttributeType, address } from './attributes.ts';
import { scriptOrigin } from './script-origin.ts';
import type { ToastMessage } from './ui/toast.tsx';

/** Props that every widget has. */
export interface WidgetProps {
  /** Slug of the partner whose page this is; the owner sees it on every lead. */
  partner?: string | undefined;
  /** Origin of the API; empty for the page's own. */
  apiBase?: string | undefined;
  /** Given by a page of ours, which shows the widget's messages itself; no attribute has it. */
  onToast?: ((message: ToastMessage) => void) | undefined;
}

const partner: AttributeType<string | undefined> = {
  fallback: undefined,
  parse: partnerSlugOf,
  expects: 'a slug such as jane-doe-realty',
};

/** Attributes that every element gives its component. */
export const widgetAttributes = {
  partner,
  apiBase: { ...address(), fallback: scriptOrigin },
};
