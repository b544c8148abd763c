import { readFileSync } from 'node:fs';

export interface GuideBlock {
  /** Its section of the guide and, from the second block of a section on, its number: `Upgrade 2`. */
  name: string;
  /** Shell commands, as a reader would paste them. */
  commands: string;
}

/** The shell commands of `docs/operating.md`, in order. */
export function guideBlocks(text = readFileSync('docs/operating.md', 'utf8')): GuideBlock[] {
  const counts = new Map<string, number>();
  return text.split(/^#+ /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => {
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      return { name: count === 1 ? heading : `${heading} ${count}`, commands };
    });
  });
}

/** The blocks that `npm run rehearse` runs. */
export const rehearsed = [
  'Installation',
  'As a service',
  'Several processes',
  'Each night',
  'Restore',
  'Restore 2',
  'Moving to PostgreSQL and back',
  'Upgrade and rollback',
  'Upgrade and rollback 2',
  'Upgrade and rollback 3',
] as const;

/** The others, and why. */
export const notRehearsed: Record<string, string> = {
  'From the sources': 'CI begins with these commands',
  Pictures: 'needs an S3-compatible store; the tests of api/s3 have one',
  'Damaged files': 'needs damaged files; api/server.test.ts has some',
  'In a container': 'needs a container engine',
  'In a container 2': 'needs a container engine',
};
