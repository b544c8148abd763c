#!/usr/bin/env bash
# Guess: pgbouncer gives every client the reason for which PostgreSQL refuses it, such as a database that does not exist.
# What happens: pgbouncer 1.18.0 gives it to the clients that wait at that moment. Whoever comes next hears nothing until it
# tries the server again (server_login_retry, 15 s by default, 3 s here), which is longer than most programs wait.
# Tried: 28 November 2026, Debian 12 with PostgreSQL 15, pg 8.23.1.
# Why it matters: whoever corrects a misspelled DATABASE_URL and repeats the command within 15 s reads "timeout" instead of
# the reason, and looks for it in the network. A program that retries should say what it was told first.
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
server_login_retry = 3
INI
"${as[@]}" /usr/sbin/pgbouncer --quiet pgbouncer.ini &
pooler=$!
trap 'kill "$pooler"; "${as[@]}" $bin/pg_ctl --silent --pgdata "$dir/data" --mode immediate stop; rm -rf "$dir"' EXIT

cat > ask.cjs <<'JS'
const { Client } = require('pg');

const [port] = process.argv.slice(2);
const options = { host: '127.0.0.1', port, database: 'nowhere', user: 'site' };

async function refusal() {
  const start = performance.now();
  const client = new Client(options);
  const { message, code } = await client.connect().then(() => ({}), (error) => error);
  return { message, code, waited: performance.now() - start };
}

/** Once the pooler listens. */
async function first() {
  const told = await refusal();
  return told.code === 'ECONNREFUSED' ? first() : told;
}

(async () => {
  const refusals = [await first(), await refusal()];
  for (const { message, waited } of refusals) console.log(`${message}, after ${Math.round(waited)} ms`);
  const [soon, late] = refusals;
  process.exit(soon.waited < 1000 && late.waited > 1500 ? 0 : 1);
})();
JS
if ! node ask.cjs "$port"; then
  echo 'Changed: the second client is answered as soon as the first'
  exit 1
fi
