#!/usr/bin/env bash
# Guess: connectionTimeoutMillis of node-postgres bounds the wait for a connection, also behind a pooler in session mode.
# What happens: once pgbouncer 1.18.0 knows the server, it welcomes a client at once although every connection of the pool
# is taken. The driver counts that as connected; the first statement then waits as long as pgbouncer likes
# (query_wait_timeout, 120 s by default, 3 s here).
# Tried: 28 November 2026, Debian 12 with PostgreSQL 15, pg 8.23.1.
# Why it matters: a visitor who books while the pool is full waits two minutes instead of the five seconds that the
# program believes in. The first statement needs a limit of its own (query_timeout).
set -euo pipefail

for package in pgbouncer=1.18.0-* postgresql-15=15.*; do
  version=$(dpkg-query -W -f '${Version}' "${package%%=*}")
  # The right side is a pattern.
  # shellcheck disable=SC2053
  if [[ $version != ${package#*=} ]]; then
    echo "Needs ${package/=/ } of Debian 12, found $version"
    exit 1
  fi
done
dir=$(mktemp -d)
npm install --silent --no-audit --no-fund --prefix "$dir" pg@8.23.1
as=()
if [[ $EUID == 0 ]]; then
  as=(setpriv --reuid nobody --regid nogroup --clear-groups)
  chown nobody "$dir"
fi
chmod 755 "$dir"

bin=/usr/lib/postgresql/15/bin
server_port=$((20000 + RANDOM % 5000))
port=$((server_port + 5000))
cd "$dir"
"${as[@]}" $bin/initdb --pgdata data --username site --auth trust --no-sync > initdb.log
"${as[@]}" $bin/pg_ctl --silent --wait --pgdata data --log server.log \
  --options "-p $server_port -k $dir -h 127.0.0.1" start
echo '"site" ""' > users.txt
cat > pgbouncer.ini <<INI
[databases]
* = host=127.0.0.1 port=$server_port
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $port
unix_socket_dir =
auth_type = trust
auth_file = $dir/users.txt
pool_mode = session
default_pool_size = 1
query_wait_timeout = 3
INI
"${as[@]}" /usr/sbin/pgbouncer --quiet pgbouncer.ini &
pooler=$!
trap 'kill "$pooler"; "${as[@]}" $bin/pg_ctl --silent --pgdata "$dir/data" --mode immediate stop; rm -rf "$dir"' EXIT

cat > wait.cjs <<'JS'
const { Client } = require('pg');

const [port] = process.argv.slice(2);
const options = { host: '127.0.0.1', port, database: 'postgres', user: 'site' };
const limits = { connectionTimeoutMillis: 1000 };

async function first() {
  const client = new Client(options);
  return client.connect().then(() => client, first);
}

(async () => {
  const holder = await first();
  await holder.query('select 1');
  const client = new Client({ ...options, ...limits });
  client.on('error', () => {});
  const start = performance.now();
  await client.connect();
  const connected = performance.now() - start;
  const error = await client.query('select 1').catch((reason) => reason);
  const answered = performance.now() - start;
  console.log(`connected after ${Math.round(connected)} ms; "${error.message}" after ${Math.round(answered)} ms`);
  await holder.end();
  process.exit(connected < 1000 && answered > 2000 ? 0 : 1);
})();
JS
if ! node wait.cjs "$port"; then
  echo 'Changed: the wait for a connection is bounded'
  exit 1
fi
