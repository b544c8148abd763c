/** A time in Spanish has the full stop of its sentence already: "8:00 a. m." */
const secondStop = /(?<=\b[ap]\.\u00a0m\.)\.(?!\.)/g;

/** `text` with what only this visit has: "See you {when}" with the `when` of `values`. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
    .replaceAll(secondStop, '');
