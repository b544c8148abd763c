#!/usr/bin/env bash
# Guess: the most specific rule of robots.txt counts, in any order, and `*` matches anything (RFC 9309,
# section 2.2).
# What happens: urllib.robotparser of Debian 12's Python 3.11.2 takes the first rule that matches, and takes
# `*` in a path literally. robots-parser 3.0.1 does what the RFC says.
# Tried: 28 November 2026, Node 20, Debian 12.
# Why it matters: "Disallow: /api/" before "Allow: /api/calendar/feed/" closes the private calendar to
# programs built on Python's own library. With the Allow lines first, both readings agree.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" robots-parser@3.0.1
version=$(dpkg-query -W -f '${Version}' libpython3.11-stdlib)
if [[ $version != 3.11.2-* ]]; then
  echo "Needs Python 3.11.2 of Debian 12, found $version"
  exit 1
fi

files=(
  $'Disallow: /api/\nAllow: /api/calendar/feed/'
  $'Allow: /api/calendar/feed/\nDisallow: /api/'
  $'Allow: /api/*/feed/\nDisallow: /api/'
)
seen=''
for index in "${!files[@]}"; do
  printf 'User-agent: *\n%s\n' "${files[index]}" > "$dir/robots.txt"
  python=$(cd "$dir" && /usr/bin/python3 -c "
from urllib.robotparser import RobotFileParser
parser = RobotFileParser()
parser.parse(open('robots.txt').read().splitlines())
print(parser.can_fetch('any', 'https://inspector.example/api/calendar/feed/0.ics'))")
  node=$(cd "$dir" && node -e "
const parse = require('robots-parser');
const robots = parse('https://inspector.example/robots.txt', require('node:fs').readFileSync('robots.txt', 'utf8'));
console.log(robots.isAllowed('https://inspector.example/api/calendar/feed/0.ics', 'any'));")
  seen+="${files[index]//$'\n'/, }: Python $python, robots-parser $node"$'\n'
done
printf '%s' "$seen"
if [[ $(grep -o 'Python [A-Z][a-z]*, robots-parser true' <<< "$seen" | cut -d, -f1 | tr '\n' ' ') != 'Python False Python True Python False ' ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
