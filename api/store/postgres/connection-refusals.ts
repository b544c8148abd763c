import pg from 'pg';
import { ConfigurationError } from '#api/configuration-error.ts';
import { isUnavailable } from './database-errors.ts';

interface Refusal {
  /** SQLSTATE, or the code of Node for a network or a certificate. */
  code?: RegExp;
  /** pgbouncer 1.18 has one code for all that it refuses, and the driver has none: only their words tell. */
  text?: RegExp;
  remedy: string;
  /** Whether it may pass without a change by the operator. */
  passes?: true;
}

const refusals: readonly Refusal[] = [
  {
    code: /^28P01$/,
    text: /authentication failed|no such user|^SASL/,
    remedy:
      'Correct the user and the password in its address, with reserved characters percent-encoded; a pooler has a list of users of its own',
  },
  {
    code: /^28000$/,
    remedy:
      'Correct the user in its address, admit it in pg_hba.conf, or add ?sslmode=verify-full where TLS is required',
  },
  { text: /SSL required/, remedy: 'Add ?sslmode=verify-full to its address' },
  {
    text: /does not support SSL/,
    remedy: 'Turn TLS on there, or leave sslmode out of its address if the network is your own',
  },
  {
    code: /CERT|^UNABLE_TO_|^SELF_SIGNED/,
    remedy:
      'Its address needs the host name of the certificate, and &sslrootcert=/path/ca.pem for an authority of your own',
  },
  {
    code: /^3D000$/,
    text: /no such database|^database ".*" does not exist/,
    remedy: 'Create the database, or correct its name in its address',
  },
  {
    text: /unsupported startup parameter/,
    remedy: 'Leave it out of the address, or add it to ignore_startup_parameters of pgbouncer',
  },
  { text: /pooling mode/, remedy: 'Set pool_mode = session in the pooler' },
  { code: /^42501$/, remedy: 'Make the user the owner of the database' },
  {
    code: /^53300$/,
    text: /no more connections|too many (clients|connections)/,
    remedy:
      'Set a lower DATABASE_CONNECTIONS, or raise max_connections of PostgreSQL or max_client_conn of pgbouncer',
    passes: true,
  },
  {
    text: /query_wait_timeout|^Query read timeout/,
    remedy:
      'Behind a pooler: start PostgreSQL, or raise default_pool_size to DATABASE_CONNECTIONS + 1 for each server',
    passes: true,
  },
  { code: /^E(AI_AGAIN|NOTFOUND)$/, remedy: 'Check the host in its address', passes: true },
  {
    code: /^E(CONN\w+|HOST\w+|NET\w+|PIPE|TIMEDOUT)$/,
    text: /timeout|Connection terminated/,
    remedy:
      'Check that it runs, and the host and the port in its address; the log of a pooler may say more',
    passes: true,
  },
];

const PROTOCOL_VIOLATION = '08P01';

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isTold = code === '' || code === PROTOCOL_VIOLATION;
  return refusals.find((known) => known.code?.test(code) || (isTold && known.text?.test(message)));
}

/** Whether `error` comes from a database or from the way to it. */
export const isOfDatabase = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError ||
  error instanceof ConfigurationError ||
  refusalOf(error) !== undefined;

/** Whether a database that could not be opened may be there later without a change by the operator. */
export function mayComeYet(error: unknown): boolean {
  const known = refusalOf(error);
  return known ? known.passes === true : error instanceof pg.DatabaseError && isUnavailable(error);
}

/** Why the database could not be used, with the remedy if it is known. */
export function reasonWithRemedy(error: Error): string {
  // Several refused addresses of one host have a code and no message.
  const reason = error.message || String((error as NodeJS.ErrnoException).code);
  const remedy = refusalOf(error)?.remedy;
  return remedy ? `${reason}. ${remedy}` : reason;
}
