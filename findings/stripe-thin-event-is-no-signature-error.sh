#!/usr/bin/env bash
# Guess: webhooks.constructEvent of Stripe's SDK either returns the event or throws StripeSignatureVerificationError, so
# that whatever else is thrown is a fault of the server.
# What happens: stripe 23.1.0 throws a plain Error for an event whose signature is right when the endpoint was set up with
# the payload style "Thin", one of the two that the dashboard offers.
# Tried: 28 November 2026, Node 20 and 24.
# Why it matters: an inspector who picks the other radio button gets 500 for each payment, which Stripe repeats for three
# days, and the invoice stays open. Verify the header first, then look at `object` of the parsed body.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" stripe@23.1.0

cat > "$dir/events.cjs" <<'JS'
const Stripe = require('stripe');

const secret = 'whsec_test_0123456789';
const { webhooks } = new Stripe('sk_test_0123456789');

function verified(event) {
  const payload = JSON.stringify(event);
  const header = webhooks.generateTestHeaderString({ payload, secret });
  try {
    return webhooks.constructEvent(payload, header, secret).type;
  } catch (error) {
    return error;
  }
}

const type = 'checkout.session.completed';
const snapshot = verified({ id: 'evt_1', object: 'event', type, data: { object: {} } });
const related_object = { id: 'cs_test_1', type: 'checkout.session' };
const thin = verified({ id: 'evt_2', object: 'v2.core.event', type: `v1.${type}`, related_object });
console.log(`snapshot: ${snapshot}`);
console.log(`thin: ${thin}`);
const isPlain = thin instanceof Error && !(thin instanceof Stripe.errors.StripeError);
process.exit(snapshot === type && isPlain ? 0 : 1);
JS
if ! node "$dir/events.cjs"; then
  echo 'Changed: a thin event is answered in another way'
  exit 1
fi
