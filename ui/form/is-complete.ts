/** Whether every required control has a value; the schema checks the values themselves. */
export const isComplete = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('[aria-required]')].every(({ value }) =>
    value.trim(),
  );
