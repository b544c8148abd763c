export interface Instruction {
  name: string;
  /** Flags such as `--from=build`, without the dashes. */
  flags: Readonly<Record<string, string>>;
  text: string;
}

export interface Stage {
  base: string;
  /** Of `AS`; the last stage may have none. */
  name: string | undefined;
  instructions: Instruction[];
}

/** The stages of a Dockerfile without ARG, heredocs and build mounts. Throws on a line that it cannot read. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ');
  for (const line of lines.split('\n').filter((line) => line.trim() !== '')) {
    const [, name = '', flags = '', rest = ''] =
      /^([A-Z]+)\s+((?:--[a-z-]+=\S+\s+)*)(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`Not an instruction: ${line}`);
    if (name === 'FROM') {
      const [base = '', , stage] = rest.split(/\s+/);
      stages.push({ base, name: stage, instructions: [] });
      continue;
    }
    const named = [...flags.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, key, value]) => [key, value]);
    const instruction = { name, flags: Object.fromEntries(named), text: rest.trim() };
    const stage = stages.at(-1);
    if (!stage) throw new Error(`Before the first FROM: ${line}`);
    stage.instructions.push(instruction);
  }
  return stages;
}

/** The value of the last instruction of this name in a stage. */
export const lastOf = (stage: Stage, name: string): string => {
  const found = stage.instructions.findLast((instruction) => instruction.name === name);
  if (!found) throw new Error(`The last stage has no ${name}.`);
  return found.text;
};

/** The variables of all ENV instructions of a stage. */
export const variablesOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) => text.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );

/** The arguments of a CMD in its exec form. */
export const argumentsOf = (text: string): string[] => JSON.parse(text.replace(/^CMD /, ''));
