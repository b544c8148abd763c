import type { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { writeEarlierData } from './earlier-release.ts';
import { answers } from './machine.ts';
import { current, inRelease, words } from './release.ts';
import { book, check, leadsOf, notePayment, signIn } from './site.ts';
import { backupOf, install, newMachine, outcomeOf, startEarlier, steps } from './tasks.ts';

/** From the first installation to a restored backup, with files. */
export async function rehearseFiles(database: PostgresServer): Promise<void> {
  await using machine = await newMachine();
  const step = steps('files', machine);
  await step('install', () => install(machine));
  await step('backup', async () => {
    await machine.guide('Each night');
    return `the first one, ${backupOf(machine)}`;
  });
  await step('earlier', async () => {
    await machine.run('systemctl stop inspection');
    await machine.run('rm -r /var/lib/inspection');
    writeEarlierData(machine.path('var/lib/inspection'));
    return startEarlier(machine);
  });
  const owner = await signIn(machine);
  const before = await leadsOf(owner);
  let [backup, laterBackup, after] = ['', '', ''];
  await step('upgrade', async () => {
    await machine.guide('Upgrade and rollback', words);
    backup = backupOf(machine);
    await answers(`${machine.url()}/readyz`);
    check((await leadsOf(owner)) === before, 'records are missing');
    await book(machine.url(), machine.url());
    await notePayment(owner);
    after = await leadsOf(owner);
    await machine.guide('Each night');
    laterBackup = backupOf(machine);
    return 'backup; every record is there, and one more booking';
  });
  await step('rollback', async () => {
    await machine.guide('Upgrade and rollback 2', words);
    return outcomeOf(machine, 'inspection');
  });
  await step('rollback', async () => {
    await machine.guide('Upgrade and rollback 3', { 'BACKUP.tar.gz': backup });
    await answers(`${machine.url()}/readyz`);
    check((await leadsOf(await signIn(machine))) === before, 'not the records of before');
    return 'on the backup of before the upgrade: its records, and only they';
  });
  await step('restore', async () => {
    await database.query('create database restored');
    await machine.run(`ln -sfn releases/${current} /opt/inspection/current`);
    const output = await machine.guide('Restore', {
      ...inRelease('restore'),
      'backup-2026-11-21.tar.gz': `/var/lib/inspection-backups/${laterBackup}`,
      './data': '/var/lib/restored',
      'postgres://inspection@db.example/inspection': database.url('restored'),
    });
    await machine.guide('Restore 2', {
      ...inRelease('restore'),
      './data': '/var/lib/restored',
      'postgres://inspection@db.example/inspection': database.url('restored'),
    });
    check(output.match(/ are in .* and can be read/g)?.length === 2, output);
    return 'checked; into a folder and into a database';
  });
  await step('migrate', async () => {
    await database.query('create database migrated');
    const url = { 'postgres://inspection@db.example/inspection': database.url('migrated') };
    await machine.guide(
      'Moving to PostgreSQL and back',
      { ...inRelease('migrate'), ...url, './data': '/var/lib/restored' },
      { ...inRelease('migrate'), ...url, './data': '/var/lib/back' },
    );
    return 'to PostgreSQL and back';
  });
  await step('start, stop', async () => {
    machine.set('DATA_DIR=/var/lib/back');
    await machine.guide('As a service');
    await answers(`${machine.url()}/readyz`);
    const owner = await signIn(machine);
    check((await leadsOf(owner)) === after, 'not the records of after the upgrade');
    const { hold } = await owner.read<{ hold: { mails: object[] } | null }>('hold');
    check(hold !== null && hold.mails.length > 0, 'the mails of the booking are not held');
    await machine.run('systemctl stop inspection');
    return 'on what was restored and moved twice: the booking’s mails are held; the stop ends with 0';
  });
}
