import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_PASSWORD } from '../../bench/server-process.ts';
import { placeEarlierRelease } from './earlier-release.ts';
import { answers, areUnitsValid, Machine, type Port } from './machine.ts';
import { current, earlier, RELEASE, words } from './release.ts';
import { check, choosePassword, settingsOf } from './site.ts';

/** Size of an installed release, half of which is Node. */
const MB_MAX = 260;
const PAGES = ['/', '/calendar', '/admin', '/embed.js', '/api/service-area?zip=75034'];

/** Runs steps of one store, and prints what each found; when one fails, what the servers have logged. */
export const steps =
  (store: string, machine: Machine) => async (name: string, run: () => Promise<string>) => {
    const started = performance.now();
    const found = await run().catch((error) => {
      console.error(machine.logs());
      throw new Error(`${store}, ${name}: ${(error as Error).message}`, { cause: error });
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${store.padEnd(12)}${name.padEnd(13)}${found} (${seconds} s)`);
  };

/** A machine with the files of the release, as an operator copies them there. */
export async function newMachine(): Promise<Machine> {
  const machine = await Machine.create();
  for (const name of readdirSync(RELEASE)) {
    execFileSync('cp', [join(RELEASE, name), machine.path('root')]);
  }
  return machine;
}

export async function install(machine: Machine): Promise<string> {
  const output = await machine.guide('Installation', words);
  await choosePassword(machine, output);
  for (const page of PAGES) await answers(machine.url() + page);
  const settings = settingsOf(machine);
  const again = await machine.guide('Installation', words);
  check(again.includes('is in place') && settingsOf(machine) === settings, again);
  const mb = Number(
    execFileSync('du', ['-sm', machine.path(`opt/inspection/releases/${current}`)], {
      encoding: 'utf8',
    }).split('\t')[0],
  );
  check(mb <= MB_MAX, `${mb} MB`);
  const units = areUnitsValid(machine) ? 'units verified' : 'no systemd-analyze';
  return `${current}, ${mb} MB; link opened, ${PAGES.length} pages; ${units}`;
}

/** Starts an earlier release on data that `prepare` puts there. */
export async function startEarlier(
  machine: Machine,
  prepare?: () => Promise<void>,
): Promise<string> {
  const releases = machine.path('opt/inspection/releases');
  const what = placeEarlierRelease(releases);
  await machine.run(`ln -sfn releases/${earlier} /opt/inspection/current`);
  await prepare?.();
  machine.set(`OWNER_PASSWORD=${OWNER_PASSWORD}`);
  await machine.run('systemctl start inspection');
  await answers(`${machine.url()}/readyz`);
  return `${what} starts on data of 2026-11-24`;
}

/** The name of the backup that the upgrade made. */
export function backupOf(machine: Machine): string {
  const backups = readdirSync(machine.path('var/lib/inspection-backups'));
  return backups.sort().at(-1) ?? '';
}

/** What an older release says of newer data: it serves, or it stops with its reason. */
export async function outcomeOf(machine: Machine, unit: string, port?: Port): Promise<string> {
  const exit = () => machine.exitOf(unit);
  try {
    await answers(`${machine.url(port)}/readyz`, 200, () => exit() !== undefined);
    return 'the earlier release serves the newer data';
  } catch (error) {
    // The log has two streams: a warning may follow the reason.
    const reason = machine
      .logs(unit)
      .split('\n')
      .findLast((line) => /newer version|cannot be read|left as is/i.test(line));
    if (exit() === undefined || reason === undefined) throw error;
    return `the earlier release ends with ${exit()}: ${reason}`;
  }
}
