import { isLoopback } from '#api/mail/is-loopback.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** An origin; undefined for Stripe's own. */
  apiBase: string | undefined;
}

const secretOf = (prefix: RegExp) => (text: string) =>
  prefix.test(text) && /^[\w-]{10,300}$/.test(text) ? text : undefined;

export const stripeSecretKey = {
  allowed: 'a secret or restricted key of Stripe, such as sk_live_… or rk_live_…',
  secret: true,
  parse: secretOf(/^[rs]k_/),
} as const;

export const stripeWebhookSecret = {
  allowed: 'the signing secret of a webhook of Stripe, such as whsec_…',
  secret: true,
  parse: secretOf(/^whsec_/),
} as const;

/** The secret key is sent there, so it must not cross a network in the clear. */
export const stripeApiBase = {
  allowed: 'an https address without a path, or one of this machine such as http://localhost:4700',
  parse(text: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || url.href !== `${url.origin}/` || /[?#]/.test(text)) return undefined;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(host));
    return isSafe ? url.origin : undefined;
  },
} as const;
