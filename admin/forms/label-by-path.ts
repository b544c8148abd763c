/**
 * The label of a path: the table's for the path itself or for the nearest part that has one; without any, the path.
 * `*` in the table is a position in a list, and `#` in a label its number, counted from 1.
 */
export function labelByPath(labels: Readonly<Record<string, string>>, path: string): string {
  const steps = path.split('.');
  const position = steps.find((step) => isPosition(step));
  const general = steps.map((step) => (isPosition(step) ? '*' : step));
  for (let length = general.length; length > 0; length--) {
    const label = labels[general.slice(0, length).join('.')];
    if (label) return label.replace('#', String(Number(position) + 1));
  }
  return path;
}

const isPosition = (step: string) => /^\d+$/.test(step);
