import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { passwordLength } from '#domain/owner/owner.schema.ts';
import type { BackupOptions } from './backup/backup-options.ts';
import { ConfigurationError } from './configuration-error.ts';
import {
  dkimKey,
  dkimSelector,
  type MailOptions,
  mailFrom,
  mailReplyTo,
  smtpAddress,
} from './mail/mail-variables.ts';
import type { LlmOptions } from './maintenance/ask-llm.ts';
import { misspelledVariables } from './misspelled-variables.ts';
import {
  type StripeOptions,
  stripeApiBase,
  stripeSecretKey,
  stripeWebhookSecret,
} from './payments/stripe-variables.ts';
import {
  type S3Options,
  s3AccessKeyId,
  s3Place,
  s3Region,
  s3SecretAccessKey,
} from './s3/s3-variables.ts';
import {
  type DatabaseOptions,
  databaseConnections,
  databaseUrl,
} from './store/database-variables.ts';
import { type PicturesOptions, picturesIn } from './store/pictures/pictures-options.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The parsed environment variables; `.env.example` describes each of them. */
export interface Environment {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Undefined without `DATABASE_URL`; the records are then files in `dataDir`. */
  database: DatabaseOptions | undefined;
  /** An origin. Undefined means `http://localhost` with the server's port. */
  publicUrl: string | undefined;
  ownerPassword: string | undefined;
  /** Number of trusted proxies in front, whose `X-Forwarded-For` entries count. */
  trustProxy: number;
  /** Limits of writes, slots and tips; password attempts are always limited. */
  rateLimit: boolean;
  /** Whether a new data folder starts with sample articles and reviews. */
  sampleContent: boolean;
  /** Whether the built Storybook is served at /storybook. */
  storybook: boolean;
  /** The language model for maintenance tips; undefined without `TIPS_LLM_URL`. */
  tipsLlm: LlmOptions | undefined;
  /** Undefined without `SMTP_URL`; messages are then listed but not sent. */
  mail: MailOptions | undefined;
  /** Online payment; undefined without the two secrets of Stripe. */
  stripe: StripeOptions | undefined;
  logLevel: LogLevel;
  /** Undefined disables `/metrics`. */
  metricsToken: string | undefined;
  /** The base address of an OpenTelemetry collector; undefined disables traces. */
  tracesEndpoint: string | undefined;
  /** Where pictures are. */
  pictures: PicturesOptions;
  /** For `npm run backup`; the server makes none by itself. */
  backup: BackupOptions;
  /** A sentence for each variable that looks like a misspelled one of these. */
  misspelled: readonly string[];
}

/** Throws one error that names every invalid variable. An empty variable counts as not set. */
export function readEnvironment(
  variables: Record<string, string | undefined> = process.env,
): Environment {
  const invalid: string[] = [];
  const known: string[] = [];

  function read<T>(name: string, fallback: T, rule: Rule<T>): T {
    known.push(name);
    const raw = variables[name] ?? '';
    const text = rule.secret ? raw : raw.trim();
    if (text === '') return fallback;
    const value = rule.parse(text);
    if (value !== undefined) return value;
    const shown = rule.secret ? 'is not acceptable' : `is "${text}"`;
    invalid.push(`${name} ${shown}; it must be ${rule.allowed}.`);
    return fallback;
  }

  const environment: Environment = {
    port: read('PORT', 3000, port),
    host: read('HOST', '127.0.0.1', host),
    dataDir: read('DATA_DIR', resolve('data'), folder),
    database: undefined,
    publicUrl: read('PUBLIC_URL', undefined, origin),
    ownerPassword: read('OWNER_PASSWORD', undefined, password),
    trustProxy: read('TRUST_PROXY', 0, proxies),
    rateLimit: read('RATE_LIMIT', true, onOff),
    sampleContent: read('SAMPLE_CONTENT', true, onOff),
    storybook: read('STORYBOOK', false, oneZero),
    tipsLlm: undefined,
    mail: undefined,
    stripe: undefined,
    logLevel: read('LOG_LEVEL', 'info', logLevel),
    metricsToken: read('METRICS_TOKEN', undefined, metricsToken),
    tracesEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT', undefined, collectorAddress),
    pictures: { place: 'folder', bucket: undefined },
    backup: {
      folder: read('BACKUP_FOLDER', undefined, folder),
      bucket: undefined,
      retention: {
        days: read('BACKUP_KEEP_DAYS', 30, keptBackups),
        count: read('BACKUP_KEEP', Infinity, keptBackups),
      },
    },
    misspelled: [],
  };
  const address = read('DATABASE_URL', undefined, databaseUrl);
  const connections = read('DATABASE_CONNECTIONS', 10, databaseConnections);
  if (address) environment.database = { url: address, connections };
  const url = read('TIPS_LLM_URL', undefined, llmAddress);
  const key = read('TIPS_LLM_KEY', undefined, llmKey);
  const model = read('TIPS_LLM_MODEL', undefined, llmModel);
  if (url) environment.tipsLlm = { url, key, model };
  const server = read('SMTP_URL', undefined, smtpAddress);
  const from = read('MAIL_FROM', undefined, mailFrom);
  const replyTo = read('MAIL_REPLY_TO', undefined, mailReplyTo);
  const selector = read('MAIL_DKIM_SELECTOR', undefined, dkimSelector);
  const signingKey = read('MAIL_DKIM_KEY', undefined, dkimKey);
  if ((selector === undefined) !== (signingKey === undefined)) {
    invalid.push('MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY must be set together.');
  }
  const dkim = selector && signingKey ? { selector, key: signingKey } : undefined;
  if (server) environment.mail = { server, from, replyTo, dkim };
  const secretKey = read('STRIPE_SECRET_KEY', undefined, stripeSecretKey);
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET', undefined, stripeWebhookSecret);
  const apiBase = read('STRIPE_API_BASE', undefined, stripeApiBase);
  if (isSet('STRIPE_SECRET_KEY') !== isSet('STRIPE_WEBHOOK_SECRET')) {
    invalid.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  }
  if (secretKey && webhookSecret) environment.stripe = { secretKey, webhookSecret, apiBase };
  const s3 = readS3();
  const bucket = read('BACKUP_BUCKET', undefined, s3Place);
  if (bucket && !s3) invalid.push(needsS3('BACKUP_BUCKET'));
  if (bucket && s3) environment.backup.bucket = { ...s3, ...bucket };
  const pictures = read('PICTURES', undefined, picturesIn);
  const picturesBucket = read('PICTURES_BUCKET', undefined, s3Place);
  if (picturesBucket && !s3) invalid.push(needsS3('PICTURES_BUCKET'));
  if (pictures === 's3' && !picturesBucket) invalid.push('PICTURES=s3 needs PICTURES_BUCKET.');
  if (pictures === 'database' && !address) invalid.push('PICTURES=database needs DATABASE_URL.');
  environment.pictures = {
    place: pictures ?? (address ? 'database' : 'folder'),
    bucket: picturesBucket && s3 && { ...s3, ...picturesBucket },
  };
  if (invalid.length > 0) throw new ConfigurationError(invalid.join('\n'));
  return { ...environment, misspelled: misspelledVariables(Object.keys(variables), known) };

  function isSet(name: string): boolean {
    return (variables[name] ?? '') !== '';
  }

  function readS3(): S3Options | undefined {
    const endpoint = read('S3_ENDPOINT', undefined, s3Endpoint);
    const region = read('S3_REGION', 'us-east-1', s3Region);
    const accessKeyId = read('S3_ACCESS_KEY_ID', undefined, s3AccessKeyId);
    const secretAccessKey = read('S3_SECRET_ACCESS_KEY', undefined, s3SecretAccessKey);
    return accessKeyId && secretAccessKey
      ? { endpoint, region, accessKeyId, secretAccessKey }
      : undefined;
  }
}

const needsS3 = (name: string) =>
  `${name} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and S3_ENDPOINT if it is not Amazon's.`;

interface Rule<T> {
  /** Completes the sentence "allowed is …". */
  allowed: string;
  /** Not repeated in messages, and not trimmed. */
  secret?: true;
  /** Returns undefined for invalid text. */
  parse(text: string): T | undefined;
}

const wholeNumber = (text: string, max: number) =>
  /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

const port: Rule<number> = {
  allowed: 'a whole number from 0 to 65535, 0 for any free port',
  parse: (text) => wholeNumber(text, 65_535),
};

const host: Rule<string> = {
  allowed: 'an IP address or a host name',
  parse: (text) =>
    isIP(text) || /^(?=[^.]*[a-z])[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined,
};

const folder: Rule<string> = {
  allowed: 'the path of a folder',
  parse: (text) => (text.includes('\0') ? undefined : resolve(text)),
};

const origin: Rule<string | undefined> = {
  allowed: 'an http or https address without a path, such as https://inspector.example',
  parse: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    const bare = url.href === `${url.origin}/` && !/[?#]/.test(text);
    return bare ? url.origin : undefined;
  },
};

/** The base URL of another server, without a trailing slash. */
const baseAddress = (example: string): Rule<string | undefined> => ({
  allowed: `an http or https address such as ${example}, without what follows a "?"`,
  parse: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    if (url.username || url.password || /[?#]/.test(text)) return undefined;
    return url.href.replace(/\/+$/, '');
  },
});

const s3Endpoint = baseAddress('https://s3.example');
const llmAddress = baseAddress('https://llm.example/v1');
const collectorAddress = baseAddress('http://localhost:4318');

/** The key is sent in an HTTP header. */
const llmKey: Rule<string | undefined> = {
  allowed: 'a key of 1 to 500 printable characters without spaces',
  secret: true,
  parse: (text) => (/^[\x21-\x7e]{1,500}$/.test(text) ? text : undefined),
};

const llmModel: Rule<string | undefined> = {
  allowed: 'the name of a model, at most 200 characters',
  parse: (text) => (/^[\x20-\x7e]{1,200}$/.test(text) ? text : undefined),
};

/** No rate limit applies to it, so it must be long. */
const metricsToken: Rule<string | undefined> = {
  allowed: 'a token of 20 to 200 printable characters without spaces',
  secret: true,
  parse: (text) => (/^[\x21-\x7e]{20,200}$/.test(text) ? text : undefined),
};

const password: Rule<string | undefined> = {
  allowed: `a password of ${passwordLength.min} to ${passwordLength.max} characters`,
  secret: true,
  parse: (text) =>
    text.length >= passwordLength.min && text.length <= passwordLength.max ? text : undefined,
};

const onOff: Rule<boolean> = {
  allowed: 'on or off',
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
};

const oneZero: Rule<boolean> = {
  allowed: '1 or 0',
  parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
};

const proxies: Rule<number> = {
  allowed: 'off, on (one proxy in front) or the number of proxies in front, 0 to 9',
  parse: (text) => (text === 'off' ? 0 : text === 'on' ? 1 : wholeNumber(text, 9)),
};

const keptBackups: Rule<number> = {
  allowed: 'a whole number from 1 to 9999, or off for no limit',
  parse: (text) => (text === 'off' ? Infinity : wholeNumber(text, 9999) || undefined),
};

const logLevel: Rule<LogLevel> = {
  allowed: logLevels.join(', '),
  parse: (text) => logLevels.find((level) => level === text),
};

/** Must run before React is loaded, whose development build renders six times slower. */
export function assumeProduction(variables: Record<string, string | undefined> = process.env) {
  variables.NODE_ENV ??= 'production';
}
