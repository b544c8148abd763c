/** The initials of a name, at most two: "Ray Castellano" is "RC". */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('');
}
