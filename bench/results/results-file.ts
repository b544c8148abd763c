import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commit, loadNow, machine } from './machine.ts';
import { markdownOf, verdictsIn } from './markdown.ts';
import { reasonFor } from './reasons.ts';
import type { Section } from './section.ts';
import { titles } from './titles.ts';

const path = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

/** Taken when the command starts: later the load is our own. */
const begun = { load: loadNow(), commit: commit() };

/** Puts `section` in place of what RESULTS.md said under its title. All other sections stay. */
export function record(section: Section): void {
  const sections = sectionsIn(earlier());
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const run = `${when}, ${begun.commit}, load before it ${begun.load}\\\n${machine()}`;
  sections.set(section.title, markdownOf(section, run, reasonFor));
  writeFileSync(path, document(sections));
}

function earlier(): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** By title, in the file's order. */
function sectionsIn(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^(?=## )/m);
  return new Map(sections.map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', section.trim()]));
}

function document(sections: ReadonlyMap<string, string>): string {
  const placeOf = (title: string) =>
    titles.includes(title) ? titles.indexOf(title) : titles.length;
  const ordered = [...sections].sort(([one], [other]) => placeOf(one) - placeOf(other));
  const verdicts = ordered.map(([title, text]) => ({ title, ...verdictsIn(text) }));
  const met = verdicts.reduce((sum, section) => sum + section.met, 0);
  const missed = verdicts.flatMap(({ title, missed }) =>
    missed.map((what) => `- ${title}: ${what}`),
  );
  return `${[
    '# Results',
    `Written by the commands that it names; what each table means stands in
[docs/measuring.md](../docs/measuring.md). References are measured in the same run and by turns with
ours, so the ratios say more than the figures. Each section has the machine, the moment and the
commit that it was measured at.`,
    `**${met} targets are met, ${missed.length} missed${missed.length > 0 ? ':**' : '.**'}`,
    ...(missed.length > 0 ? [missed.join('\n')] : []),
    ...ordered.map(([, text]) => text),
  ].join('\n\n')}\n`;
}
