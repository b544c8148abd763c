import type { FieldError } from '#domain/validation/validate.ts';

/** What every widget with a form keeps. It outlives a failed call and a moved element. */
export interface FormState {
  /** What the visitor typed, by control name; an unticked box is missing. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, by control name. */
  errors: Readonly<Record<string, string>>;
  pending: boolean;
  /** Raised when `values` change from outside, so that the controls are made anew. */
  edition: number;
}

export const emptyForm: FormState = {
  values: {},
  errors: {},
  pending: false,
  edition: 0,
};

/** The texts of a form, unticked boxes and files left out. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );

/** The first message of each field. */
export const errorsByField = (errors: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
