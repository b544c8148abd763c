import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts } from '#api/testing/free-ports.ts';
import { guideBlocks, type rehearsed } from './operating-guide.ts';

const run = promisify(execFile);
const doubles = join(import.meta.dirname, 'bin');

/** A port of the guide. */
export type Port = 3000 | 3001 | 3002 | 3003;

type GuideName = (typeof rehearsed)[number];

/** Blocks of the guide that some machine has run. */
export const ranBlocks = new Set<GuideName>();

/**
 * A Debian machine in a folder: `/opt`, `/etc` and `/var` lie below it, ports 3000 to 3003 are free ones, and
 * `tools/rehearsal/bin` plays systemd. What runs is the release itself, by the commands of the guide.
 */
export class Machine {
  readonly root = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  readonly #ports: readonly number[];

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    for (const folder of ['etc', 'run', 'mnt/backups', 'root']) {
      mkdirSync(join(this.root, folder), { recursive: true });
    }
  }

  static async create(): Promise<Machine> {
    return new Machine(await freePorts(4));
  }

  /** The address of the process that the guide has on port 3000, or of another one. */
  url(port: Port = 3000): string {
    return `http://localhost:${this.#ports[port - 3000]}`;
  }

  path(name: string): string {
    return join(this.root, name);
  }

  /** One NAME=value more in the server's settings. */
  set(setting: string): void {
    appendFileSync(this.path('etc/inspection.env'), `${this.here(setting)}\n`, { mode: 0o600 });
  }

  /** Runs a block of the guide with `values` in place of its words; with several, each line has its own. */
  async guide(name: GuideName, ...values: Record<string, string>[]): Promise<string> {
    const block = guideBlocks().find((one) => one.name === name);
    if (!block) throw new Error(`docs/operating.md has no commands under "${name}"`);
    ranBlocks.add(name);
    if (values.length < 2) return this.run(block.commands, values[0]);
    const lines = block.commands.trim().split('\n');
    if (lines.length !== values.length) throw new Error(`"${name}" has ${lines.length} lines`);
    const outputs: string[] = [];
    for (const [index, line] of lines.entries()) outputs.push(await this.run(line, values[index]));
    return outputs.join('');
  }

  /** Runs commands with the machine's paths. Rejects when one fails. */
  async run(commands: string, values: Record<string, string> = {}): Promise<string> {
    let text = commands;
    for (const [word, value] of Object.entries(values)) text = text.replaceAll(word, value);
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', this.here(text)], {
      cwd: this.path('root'),
      env: {
        ...process.env,
        PATH: `${doubles}:${process.env['PATH']}`,
        DESTDIR: this.root,
        DEFAULT_PORT: String(this.#ports[0]),
      },
    });
    return stdout;
  }

  /** The last lines of all units, or of one. */
  logs(unit = ''): string {
    const files = readdirSync(this.path('run')).filter((file) =>
      unit ? file === `${this.here(unit)}.log` : file.endsWith('.log'),
    );
    const lines = files.flatMap((file) =>
      readFileSync(this.path(`run/${file}`), 'utf8')
        .trim()
        .split('\n')
        .slice(-5),
    );
    return lines.join('\n');
  }

  /** The exit code of a unit that has ended by itself. */
  exitOf(unit: string): number | undefined {
    const file = this.path(`run/${this.here(unit)}.exit`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return text ? Number(text) : undefined;
  }

  /** Stops what still runs, and deletes everything. */
  async [Symbol.asyncDispose](): Promise<void> {
    const running = readdirSync(this.path('run')).filter((file) => file.endsWith('.pid'));
    for (const file of running) {
      await this.run(`systemctl stop ${file.slice(0, -'.pid'.length)}`).catch(console.error);
    }
    rmSync(this.root, { recursive: true, force: true });
  }

  /** With the paths, the ports and the address of this machine. */
  here(text: string): string {
    return text
      .replaceAll(/(?<![\w.-])\/(opt|etc|mnt|root|var\/lib|var\/cache)\b/g, `${this.root}/$1`)
      .replaceAll('https://bluebonnet.example', this.url())
      .replaceAll(/\b300([0-3])\b/g, (_, index) => String(this.#ports[Number(index)]));
  }
}

/** Resolves when `url` answers with `status`. Rejects after a minute, and when `hasEnded` says that it is in vain. */
export async function answers(url: string, status = 200, hasEnded = () => false): Promise<void> {
  const end = Date.now() + 60_000;
  let last: number | undefined;
  while (Date.now() < end && !hasEnded()) {
    last = (await fetch(url).catch(() => undefined))?.status;
    if (last === status) return;
    await sleep(100);
  }
  throw new Error(`${url} answers ${last}, not ${status}`);
}

/** True when `systemd-analyze verify` accepts the installed units, with this machine's paths; undefined without it. */
export function areUnitsValid(machine: Machine): true | undefined {
  if (!existsSync('/usr/bin/systemd-analyze')) return undefined;
  for (const unit of ['inspection.service', 'inspection@3001.service']) {
    const installed = machine.path(`etc/systemd/system/${unit.replace('3001', '')}`);
    const copy = machine.path(`run/${unit}`);
    writeFileSync(copy, machine.here(readFileSync(installed, 'utf8')));
    execFileSync('systemd-analyze', ['verify', copy]);
  }
  return true;
}
