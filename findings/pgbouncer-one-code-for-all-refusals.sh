#!/usr/bin/env bash
# Guess: a program can tell from the SQLSTATE why pgbouncer refuses a connection, as it can with PostgreSQL (28P01 for a
# password, 3D000 for a database that does not exist).
# What happens: pgbouncer 1.18.0 answers 08P01, "protocol violation", to a wrong password, to an unknown database and to a
# startup parameter that it does not know. Only the words differ.
# Tried: 28 November 2026, Debian 12, pg 8.23.1.
# Why it matters: class 08 is what programs retry. A booking server waits for hours for a database that only needs its
# password corrected, and its log says that the database is away.
set -euo pipefail

version=$(dpkg-query -W -f '${Version}' pgbouncer)
if [[ $version != 1.18.0-* ]]; then
  echo "Needs pgbouncer 1.18.0 of Debian 12, found $version"
  exit 1
fi
dir=$(mktemp -d)
chmod 755 "$dir"
npm install --silent --no-audit --no-fund --prefix "$dir" pg@8.23.1

port=$((20000 + RANDOM % 10000))
echo '"site" "secret"' > "$dir/users.txt"
cat > "$dir/pgbouncer.ini" <<INI
[databases]
site = host=127.0.0.1 port=1
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $port
unix_socket_dir =
auth_type = md5
auth_file = $dir/users.txt
INI
as=()
if [[ $EUID == 0 ]]; then as=(setpriv --reuid nobody --regid nogroup --clear-groups); fi
"${as[@]}" /usr/sbin/pgbouncer --quiet "$dir/pgbouncer.ini" &
pooler=$!
trap 'kill "$pooler"; rm -rf "$dir"' EXIT

cat > "$dir/connect.cjs" <<'JS'
const { connect } = require('node:net');
const { Client } = require('pg');

const [port] = process.argv.slice(2);
const user = { host: '127.0.0.1', port, database: 'site', user: 'site' };

async function refusal(options) {
  const client = new Client({ ...user, ...options });
  const { code, message } = await client.connect().then(() => ({}), (error) => error);
  console.log(`${code}: ${message}`);
  return code;
}

/** Resolves once the pooler listens. */
const listening = () =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy()));
    socket.once('error', () => resolve(listening()));
  });

(async () => {
  await listening();
  const codes = [
    await refusal({ password: 'wrong' }),
    await refusal({ password: 'secret', database: 'nowhere' }),
    await refusal({ password: 'secret', statement_timeout: 1000 }),
  ];
  if (codes.some((code) => code !== '08P01')) process.exit(1);
})();
JS
if ! node "$dir/connect.cjs" "$port"; then
  echo 'Changed: the codes are not all 08P01'
  exit 1
fi
