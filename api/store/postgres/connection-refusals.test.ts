import pg from 'pg';
import { expect, test } from 'vitest';
import { isOfDatabase, mayComeYet, reasonWithRemedy } from './connection-refusals.ts';

const database = (code: string, message: string) =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
const system = (code: string, message = '') => Object.assign(new Error(message), { code });

// As PostgreSQL 15, pgbouncer 1.18, node-postgres 8.23 and Node 24 have them.
test.each<[Error, string, boolean]>([
  [database('28P01', 'password authentication failed for user "site"'), 'Correct the user', false],
  [database('08P01', 'password authentication failed'), 'Correct the user', false],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'Correct the user',
    false,
  ],
  [database('28000', 'no pg_hba.conf entry for host "::1"'), 'admit it in pg_hba.conf', false],
  [database('08P01', 'SSL required'), 'Add ?sslmode=verify-full', false],
  [new Error('The server does not support SSL connections'), 'Turn TLS on', false],
  [system('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), 'sslrootcert', false],
  [system('ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname/IP does not match'), 'host name', false],
  [database('3D000', 'database "site" does not exist'), 'Create the database', false],
  [database('08P01', 'no such database: site'), 'Create the database', false],
  [database('42501', 'permission denied for schema public'), 'the owner of the database', false],
  [database('53300', 'too many connections for role "site"'), 'a lower DATABASE_CONN', true],
  [
    database('08P01', 'no more connections allowed (max_client_conn)'),
    'a lower DATABASE_CONN',
    true,
  ],
  [database('08P01', 'query_wait_timeout'), 'raise default_pool_size', true],
  [new Error('Query read timeout'), 'raise default_pool_size', true],
  [system('ENOTFOUND', 'getaddrinfo ENOTFOUND nowhere'), 'Check the host', true],
  [new Error('Connection terminated due to connection timeout'), 'Check that it runs', true],
])('%s comes with its remedy', (error, remedy, passes) => {
  expect(isOfDatabase(error)).toBe(true);
  expect(reasonWithRemedy(error)).toMatch(`${error.message}. `);
  expect(reasonWithRemedy(error)).toContain(remedy);
  expect(mayComeYet(error)).toBe(passes);
});

test('several refused addresses of one host have a code alone', () => {
  expect(reasonWithRemedy(system('ECONNREFUSED'))).toBe(
    'ECONNREFUSED. Check that it runs, and the host and the port in its address; the log of a pooler may say more',
  );
});

test('what is not known is told as it is: the database’s own is waited for, an error of ours is not', () => {
  const starting = database('57P03', 'the database system is starting up');
  expect([reasonWithRemedy(starting), mayComeYet(starting)]).toEqual([starting.message, true]);
  const other = database('08P01', 'server login has been failing');
  expect([reasonWithRemedy(other), mayComeYet(other)]).toEqual([other.message, true]);
  const ours = new TypeError('undefined is not a function');
  expect([isOfDatabase(ours), mayComeYet(ours)]).toEqual([false, false]);
});
