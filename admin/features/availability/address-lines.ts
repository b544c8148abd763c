import type { FormState } from '#ui/form/form-state.ts';

/** One address per line; also accepts commas or semicolons, as copied from an address book. */
export const addressesIn = (text = ''): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** `state` with the error of the first wrong address, whose path has its index, at the control `name`. */
export function withAddressError(state: FormState, name: string): FormState {
  const prefix = `${name}.`;
  const wrong = Object.entries(state.errors).find(([path]) => path.startsWith(prefix));
  if (!wrong) return state;
  const [path, message] = wrong;
  const number = Number(path.slice(prefix.length)) + 1;
  const error = `Address ${number}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  return { ...state, errors: { ...state.errors, [name]: error } };
}
