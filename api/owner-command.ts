import { readEnvironment } from './env.ts';
import { realDisk } from './store/json/disk.ts';
import { openJsonStore } from './store/json/json-store.ts';
import { TransferError } from './store/transfer-error.ts';
import { report, samplesOf, stopWithSentence } from './transfer-command.ts';

// npm run owner -- reset: for a lost password, with the server's settings

try {
  if (process.argv.slice(2).join(' ') !== 'reset') {
    throw new TransferError('Usage: npm run owner -- reset');
  }
  const { database, dataDir, ownerPassword } = readEnvironment();
  if (ownerPassword !== undefined) {
    throw new TransferError('OWNER_PASSWORD is the password. Change it or remove it.');
  }
  const samples = await samplesOf();
  const store = database
    ? await (await import('./store/postgres/postgres-store.ts')).openPostgresStore({
        ...database,
        samples,
      })
    : await openJsonStore({ folder: dataDir, samples, disk: realDisk });
  await store.forgetOwnerPassword();
  await store.close();
  report('The owner has no password any more, and every session has ended. Start or restart the');
  report('server: it prints the link that sets a new password.');
} catch (error) {
  stopWithSentence(error);
}
