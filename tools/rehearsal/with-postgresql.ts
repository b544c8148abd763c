import type { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { writeEarlierData } from './earlier-release.ts';
import { answers } from './machine.ts';
import { inRelease, words } from './release.ts';
import { rollingRestart, watchReadiness } from './rolling-restart.ts';
import { book, check, leadsOf, signIn } from './site.ts';
import { backupOf, install, newMachine, outcomeOf, startEarlier, steps } from './tasks.ts';

const PORTS = [3001, 3002, 3003] as const;

/** The same with PostgreSQL, and with several processes. */
export async function rehearseDatabase(database: PostgresServer): Promise<void> {
  await using machine = await newMachine();
  const step = steps('PostgreSQL', machine);
  await database.query('create database first');
  await step('install', async () => {
    await database.end();
    for (const setting of [
      'PUBLIC_URL=https://bluebonnet.example',
      'SAMPLE_CONTENT=off',
      `DATABASE_URL=${database.url('first')}`,
    ]) {
      machine.set(setting);
    }
    const installing = install(machine);
    await answers(`${machine.url()}/healthz`);
    await answers(`${machine.url()}/readyz`, 503);
    await database.run();
    return `${await installing}; it waited for its database`;
  });
  await step('earlier', async () => {
    await machine.run('systemctl stop inspection');
    writeEarlierData(machine.path('var/lib/earlier'));
    await database.query('create database upgraded');
    return startEarlier(machine, async () => {
      const target = database.url('upgraded');
      await machine.run(`npm run migrate -- /var/lib/earlier ${target}`, inRelease('migrate'));
      machine.set(`DATABASE_URL=${target}`);
    });
  });
  const owner = await signIn(machine);
  const before = await leadsOf(owner);
  await step('several', async () => {
    await machine.guide('Several processes');
    for (const port of PORTS) await answers(`${machine.url(port)}/readyz`);
    return 'three processes of the earlier release';
  });
  await step('upgrade', async () => {
    let isDone = false;
    const watching = watchReadiness(machine, PORTS, () => isDone);
    await machine
      .guide('Upgrade and rollback', {
        ...words,
        'systemctl restart inspection': rollingRestart(machine),
      })
      .finally(() => {
        isDone = true;
      });
    const looks = await watching;
    check((await leadsOf(owner.at({ url: machine.url(3002) }))) === before, 'records are missing');
    await book(machine.url(3003), machine.url());
    return `backup; one process after the other, some ready at each of ${looks} looks; every record is there`;
  });
  const backup = backupOf(machine);
  await step('rollback', async () => {
    await machine.guide('Upgrade and rollback 2', {
      ...words,
      'systemctl restart inspection': 'systemctl restart inspection@3001',
    });
    return outcomeOf(machine, 'inspection@3001', 3001);
  });
  await step('rollback', async () => {
    await machine.run('systemctl stop inspection@3001 inspection@3002 inspection@3003');
    await database.query('create database inspection_earlier');
    const target = database.url('inspection_earlier');
    const command = `npm run restore -- /var/lib/inspection-backups/${backup} ${target}`;
    await machine.run(command, inRelease('restore'));
    machine.set(`DATABASE_URL=${target}`);
    await machine.run('systemctl start inspection');
    await answers(`${machine.url()}/readyz`);
    check((await leadsOf(await signIn(machine))) === before, 'not the records of before');
    await machine.run('systemctl stop inspection');
    return 'on the backup of before the upgrade: its records, and only they';
  });
}
