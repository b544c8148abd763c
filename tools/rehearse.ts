import { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { ranBlocks } from './rehearsal/machine.ts';
import { notRehearsed, rehearsed } from './rehearsal/operating-guide.ts';
import { rehearseFiles } from './rehearsal/with-files.ts';
import { rehearseDatabase } from './rehearsal/with-postgresql.ts';

// npm run rehearse: a release's archive through the commands of docs/operating.md, with files and with PostgreSQL
const started = performance.now();
const database = await PostgresServer.start();
try {
  await rehearseFiles(database);
  await rehearseDatabase(database);
} finally {
  await database.stop();
}
const left = rehearsed.filter((name) => !ranBlocks.has(name));
if (left.length > 0) throw new Error(`Not run: ${left.join(', ')}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`All commands of docs/operating.md have run, in ${seconds} s, but:`);
for (const [name, reason] of Object.entries(notRehearsed)) console.log(`  ${name}: ${reason}`);
