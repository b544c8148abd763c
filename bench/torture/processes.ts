import type { Row } from '../table.ts';
import { connectionLimit } from './processes/connection-limit.ts';
import { databaseAway } from './processes/database-away.ts';
import { failovers } from './processes/failovers.ts';
import { kills } from './processes/kills.ts';
import { withProcesses } from './processes/processes.ts';
import { raceAt } from './race.ts';

interface Size {
  attempts: number;
  kills: number;
  /** Seconds without the database. */
  away: number;
}

export const full: Size = { attempts: 10_000, kills: 50, away: 30 };
export const short: Size = { attempts: 2000, kills: 6, away: 5 };

/** Three API processes on one PostgreSQL database: they race, are killed, and lose their database. */
export const processes = async (size: Size): Promise<Row[]> => [
  await withProcesses(({ servers }) => raceAt(servers, size.attempts)),
  await kills(size.kills),
  await databaseAway(size.away),
  ...(await failovers()),
  await connectionLimit(),
];
