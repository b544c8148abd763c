#!/usr/bin/env bash
# otplib 13.5.0 (npm), run on Node 20 and 24, November 2026.
# Guess: verifySync() answers { valid: false } for a code whose time step is not after `afterTimeStep`, the option that
# makes a code work once.
# Really: only while `afterTimeStep` lies within the tolerance of the clock. If it lies further ahead, a right code
# throws AfterTimeStepRangeExceededError, and a code of another length throws too.
# It matters where the last used time step is stored: a server whose clock ran ahead by minutes and was set back answers
# the owner's right code with an exception, which a login takes for a fault of its own (500) unless it expects it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund otplib@13.5.0
cat >"$dir/run.mjs" <<'JS'
import { generateSecret, generateSync, verifySync } from 'otplib';
const secret = generateSecret();
const epoch = 1_800_000_000;
const step = epoch / 30;
const token = generateSync({ secret, epoch });
const outcome = (options) => {
  try {
    return verifySync({ secret, token, epoch, epochTolerance: 30, ...options }).valid;
  } catch (error) {
    return error.name;
  }
};
console.log('used one step ago:', outcome({ afterTimeStep: step - 1 }));
console.log('used in this step:', outcome({ afterTimeStep: step }));
console.log('used one step ahead:', outcome({ afterTimeStep: step + 1 }));
console.log('used five steps ahead:', outcome({ afterTimeStep: step + 5 }));
console.log('five digits:', outcome({ token: token.slice(1) }));
JS
expected='used one step ago: true
used in this step: false
used one step ahead: false
used five steps ahead: AfterTimeStepRangeExceededError
five digits: TokenLengthError'
seen=$(node "$dir/run.mjs")
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo 'This has changed.' >&2
  exit 1
fi
