import type { FieldError } from '#domain/validation/validate.ts';

/** State of a form; it survives a failed call and a moved element. */
export interface FormState {
  /** What the visitor entered, by control name; an unticked checkbox is missing. */
  values: Readonly<Record<string, string>>;
  /** Error messages by control name. */
  errors: Readonly<Record<string, string>>;
  pending: boolean;
  /** Incremented when code changes `values`, so that the controls are mounted again. */
  edition: number;
  /** The control that a server's page scrolls to and focuses, for visitors without JavaScript. */
  focus?: string | undefined;
}

export const emptyForm: FormState = {
  values: {},
  errors: {},
  pending: false,
  edition: 0,
  focus: undefined,
};

/** The text values of a form, without unticked checkboxes and files. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );

/** The first message of each field. */
export const errorsByField = (errors: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
