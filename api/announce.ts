import type { Environment } from './env.ts';
import type { Logger } from './http/create-log.ts';
import type { RunningServer } from './start.ts';
import { databasePlace } from './store/database-variables.ts';

/** A log for start and stop, which are logged whatever `LOG_LEVEL` is: the first start has the setup link. */
export const lifecycleLog = (log: Logger): Logger => log.child({}, { level: 'info' });

/** Says where the server listens and how to sign in: as JSON lines, or as text to a person at a terminal. */
export function announce(
  { name, port, publicUrl, setupToken }: RunningServer,
  { host, database, dataDir, ownerPassword }: Environment,
  output: { log: Logger; isTerminal: boolean },
): void {
  const admin = `${publicUrl}/admin`;
  const data = database ? `PostgreSQL at ${databasePlace(database.url)}` : dataDir;
  const listening = `${name} is listening on ${host} port ${port}.`;
  const access = accessText(admin, { setupToken, ownerPassword });
  if (output.isTerminal) {
    const places = [`  Site   ${publicUrl}`, `  Admin  ${admin}`, `  Data   ${data}`];
    process.stdout.write(`${[listening, ...places, access].join('\n')}\n`);
    return;
  }
  output.log.info({ site: publicUrl, admin, data }, listening);
  output.log.info(access);
}

function accessText(
  admin: string,
  {
    setupToken,
    ownerPassword,
  }: { setupToken: string | undefined; ownerPassword?: string | undefined },
): string {
  // In the fragment, which browsers do not send, so that no proxy logs the token.
  if (setupToken) {
    return `Choose the owner’s password with this one-time link: ${admin}#setup=${setupToken}`;
  }
  return ownerPassword
    ? `Sign in at ${admin} with the password in OWNER_PASSWORD.`
    : `Sign in at ${admin} with the owner’s password.`;
}
