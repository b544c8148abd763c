import { resolve } from 'node:path';
import { migratePictures } from './migrate-pictures.ts';
import { databasePlace } from './store/database-variables.ts';
import { moveToDatabase, moveToFolder } from './store/transfer/move.ts';
import {
  databaseUrlOf,
  report,
  reportHold,
  samplesOf,
  stopWithSentence,
} from './transfer-command.ts';

// npm run migrate -- ./data postgres://user@host/database, or the other way around
// npm run migrate -- --pictures folder s3
const [from = '', to = '', ...rest] = process.argv.slice(2);

try {
  const [source, target] = [databaseUrlOf(from), databaseUrlOf(to)];
  if (from === '--pictures') {
    await migratePictures([to, ...rest], process.env, report);
  } else if (target && !source && from && rest.length === 0) {
    const folder = resolve(from);
    await moveToDatabase({ folder, url: target, samples: await samplesOf(), report });
    report(`Everything is in ${databasePlace(target)}.`);
    reportHold();
    report('Start the server with DATABASE_URL set to it.');
    report(`${folder} is as it was. Keep it until you are sure, and do not start a server on it.`);
  } else if (source && !target && to && rest.length === 0) {
    const folder = resolve(to);
    await moveToFolder({ url: source, folder, report });
    report(`Everything is in ${folder}.`);
    reportHold();
    report('Start the server with DATA_DIR set to it and without DATABASE_URL.');
    report(`${databasePlace(source)} is as it was. Keep it until you are sure.`);
  } else {
    report('Usage: npm run migrate -- <data folder> postgres://…, or the other way around');
    report('       npm run migrate -- --pictures <from> <to>: folder, database or s3');
    process.exitCode = 1;
  }
} catch (error) {
  stopWithSentence(error);
}
