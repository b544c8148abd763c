import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { personLimits } from '#domain/validation/person-limits.ts';
import { wellFormedLine } from '#domain/validation/well-formed.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { AttributeType } from './attributes.ts';

/** What the page knows about its visitor. */
export interface PrefillProps {
  prefillName?: string | undefined;
  prefillEmail?: string | undefined;
  prefillPhone?: string | undefined;
  prefillAddress?: string | undefined;
}

/** A line of text within the limits of a field. */
const line = (
  max: number,
  expects: string,
  isValid: (text: string) => boolean = () => true,
): AttributeType<string | undefined> => ({
  fallback: undefined,
  parse(value) {
    const text = wellFormedLine(value);
    return text && text.length <= max && isValid(text) ? text : undefined;
  },
  expects,
  isPrivate: true,
});

const { name, email, phone, address } = personLimits;

export const prefillAttributes = {
  prefillName: line(name, `at most ${name} characters`),
  // A loose check: the schema, part of later code, decides when the form is sent.
  prefillEmail: line(email, 'an email address', (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)),
  prefillPhone: line(
    phone.max,
    `a phone number of ${phone.min} to ${phone.max} characters`,
    (text) => text.length >= phone.min,
  ),
  prefillAddress: line(address, `at most ${address} characters`),
};

/** First and last name: the last word is the last name. */
export function splitName(name: string | undefined): { firstName?: string; lastName?: string } {
  const words = name?.split(' ') ?? [];
  if (words.length < 2) return name ? { firstName: name } : {};
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** The prefilled texts by form; they survive the element's removal from the page. */
const filledIn = new WeakMap<object, Readonly<Record<string, string>>>();

/**
 * Fills in `texts`, by control name, in a new form and whenever one of them changes. What the
 * visitor typed or deleted stays.
 */
export function usePrefill<S extends FormState>(
  store: StoreApi<S>,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  const isNew = useStore(store, ({ values }) => Object.keys(values).length === 0);
  const given = JSON.stringify(texts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was reset is filled in again
  useLayoutEffect(() => {
    const before = filledIn.get(store) ?? {};
    const { values } = store.getState();
    const wanted = Object.entries(JSON.parse(given) as Record<string, string>).filter(
      ([name, text]) =>
        text !== values[name] &&
        (values[name] === undefined || values[name] === (before[name] ?? '')),
    );
    if (wanted.length === 0) return;
    const filled = Object.fromEntries(wanted);
    filledIn.set(store, { ...before, ...filled });
    store.setState({ values: { ...values, ...filled } } as Partial<S>);
  }, [store, given, isNew]);
}
