import { resolve } from 'node:path';
import { RestoreError, restoreBackup } from './store/json/restore-backup.ts';

// npm run restore -- backup.tar.gz ./data
const [archive, folder, ...rest] = process.argv.slice(2);

try {
  if (!archive || !folder || rest.length > 0) {
    throw new RestoreError('Usage: npm run restore -- <backup.tar.gz> <empty or new folder>');
  }
  const count = await restoreBackup(archive, folder);
  process.stdout.write(
    [
      `${count} files of ${archive} are in ${resolve(folder)} and can be read.`,
      'Start the server with DATA_DIR set to that folder. A backup holds no password: without',
      'OWNER_PASSWORD the start prints the link that sets a new one.',
      '',
    ].join('\n'),
  );
} catch (error) {
  if (!(error instanceof RestoreError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
