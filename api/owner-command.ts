import { readEnvironment } from './env.ts';
import { acceptFiles } from './store/json/accept-files.ts';
import { damageLine } from './store/json/damaged-files.error.ts';
import { TransferError } from './store/transfer-error.ts';
import { openServersStore, report, samplesOf, stopWithSentence } from './transfer-command.ts';

// npm run owner -- reset: for a lost password or authenticator app
// npm run owner -- accept-files: for data files that the next start would refuse
// Both with the server's settings.

const commands: Readonly<Record<string, () => Promise<void>>> = {
  reset,
  'accept-files': acceptDataFiles,
};

try {
  const name = process.argv.slice(2).join(' ');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new TransferError('Usage: npm run owner -- reset, or accept-files');
  await command();
} catch (error) {
  stopWithSentence(error);
}

async function reset(): Promise<void> {
  if (readEnvironment().ownerPassword !== undefined) {
    throw new TransferError('OWNER_PASSWORD is the password. Change it or remove it.');
  }
  const store = await openServersStore();
  await store.forgetOwnerPassword();
  await store.close();
  report('The owner has no password any more, two-step login is off, and every session has ended.');
  report('Start or restart the server: it prints the link that sets a new password.');
}

async function acceptDataFiles(): Promise<void> {
  const { database, dataDir } = readEnvironment();
  if (database) throw new TransferError('DATABASE_URL is set: there are no data files.');
  const damages = await acceptFiles(dataDir, await samplesOf());
  report(
    damages.length > 0
      ? `Accepted in ${dataDir}, from the next start:`
      : `Nothing to accept: ${dataDir} is as the server left it.`,
  );
  for (const damage of damages) report(damageLine(damage));
}
