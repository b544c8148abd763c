import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { readNewConnections } from '#api/connections/read-connections.ts';
import { readHold } from '#api/hold/present-hold.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { STALE_HOURS } from '#domain/calendars/calendar-failure.ts';
import { connectionText } from '#domain/connections/new-connections.ts';
import { diskState } from '#domain/health/disk-space.ts';
import {
  type CheckName,
  type CheckState,
  type HealthNotice,
  judgeAbove,
} from '#domain/health/health-check.ts';
import { MAIL_FAILURE_MINUTES } from '#domain/health/mail-failure.ts';
import { heldCount } from '#domain/hold/hold.ts';
import { holdSentence } from '#domain/hold/hold-text.ts';
import { backupAge, oldestCalendar, oldestMail, oldestPush, oldestWebhook } from './ages.ts';
import type { CheckSources } from './check-sources.ts';
import { refusedPictures } from './refused-pictures.ts';

export interface CheckOutcome {
  state: CheckState;
  /** In the unit of the gauge. */
  value: number;
  /** For the owner. */
  text: string;
  /** Why the check itself failed. */
  cause?: unknown;
}

export interface Check {
  name: CheckName;
  /** Its metric. */
  gauge: { name: string; help: string };
  /** Where the owner can mend it. */
  screen?: HealthNotice['screen'];
  /** A process that fails it must not get traffic. It is read anew for each call of `/readyz`. */
  isVital: boolean;
  /** Undefined while it does not apply. */
  run(sources: CheckSources): Promise<CheckOutcome | undefined>;
}

interface CheckOptions<T> extends Omit<Check, 'run' | 'isVital'> {
  isVital?: true;
  read(sources: CheckSources): Promise<T | undefined> | T | undefined;
  judge(figure: T): CheckState;
  value(figure: T): number;
  text(figure: T, state: CheckState): string;
}

function check<T>({ read, judge, value, text, isVital, ...rest }: CheckOptions<T>): Check {
  return {
    ...rest,
    isVital: isVital === true,
    async run(sources) {
      const figure = await read(sources);
      if (figure === undefined) return undefined;
      const state = judge(figure);
      return { state, value: value(figure), text: text(figure, state) };
    },
  };
}

/** A check of one number. */
const number = (options: Omit<CheckOptions<number>, 'value'>): Check =>
  check({ ...options, value: (figure) => figure });

/** A nightly backup, and two hours for one that takes long. */
const judgeBackup = judgeAbove({ warn: 26 * secondsInHour, fail: 7 * secondsInDay });

/** Fails when the owner gets a mail. */
const judgeCalendar = judgeAbove({ warn: 2 * secondsInHour, fail: STALE_HOURS * secondsInHour });

/** '3 hours', from seconds. */
const span = (seconds: number) => formatDistanceStrict(0, seconds * 1000);

const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

const messages = { path: '/messages', label: 'Messages' };
const connections = { path: '/connections', label: 'Connections' };
const account = { path: '/account', label: 'Account' };
const availability = { path: '/availability', label: 'Availability' };

/**
 * Everything that is checked: its name in `/readyz`, its metric, how it is read, its thresholds, what the owner reads,
 * and where it can be mended. Ages and delays are in seconds.
 */
export const checks: readonly Check[] = [
  {
    name: 'store',
    gauge: {
      name: 'inspection_store_unavailable',
      help: '1 while records cannot be read and written, such as with a database that is away.',
    },
    isVital: true,
    run: ({ store }) =>
      store.checkReady().then(
        () => ({ state: 'ok', value: 0, text: '' }),
        (cause: unknown) => ({ state: 'fail', value: 1, text: 'Nothing can be saved now.', cause }),
      ),
  },
  check({
    name: 'disk',
    gauge: {
      name: 'inspection_data_free_bytes',
      help: 'Room left for this process on the disk of data folder or pictures, whichever has less.',
    },
    isVital: true,
    read: ({ diskUsage }) => diskUsage(),
    judge: diskState,
    value: ({ free }) => free,
    text: ({ free }, state) =>
      state === 'fail'
        ? 'The server’s disk is full: changes cannot be saved until somebody makes room.'
        : `The server’s disk is almost full: ${megabytes(free)} left.`,
  }),
  {
    name: 'pictures',
    gauge: {
      name: 'inspection_pictures_unavailable',
      help: '1 while the bucket with the pictures of articles does not answer.',
    },
    isVital: false,
    async run({ store, picturesReady }) {
      try {
        await picturesReady?.();
      } catch (cause) {
        const text =
          'Pictures of articles cannot be loaded or uploaded: their storage does not answer.';
        return { state: 'fail', value: 1, text, cause };
      }
      const refused = await refusedPictures(store);
      if (refused.length > 0) return { state: 'warn', value: 0, text: refused.join(' ') };
      return picturesReady && { state: 'ok', value: 0, text: '' };
    },
  },
  number({
    name: 'mail',
    gauge: {
      name: 'inspection_mail_failing_seconds',
      help: 'Time since the first failed attempt after the last mail that was sent; 0 while mails go out.',
    },
    screen: messages,
    read: async ({ store, clock, isMailSetUp }) => {
      const failure = isMailSetUp ? await store.mailFailure() : undefined;
      if (failure) return (clock().getTime() - Date.parse(failure.since)) / 1000;
      return isMailSetUp ? 0 : undefined;
    },
    judge: judgeAbove({ warn: 5 * secondsInMinute, fail: MAIL_FAILURE_MINUTES * secondsInMinute }),
    text: (seconds) =>
      `No email can be sent: the mail server has not accepted any for ${span(seconds)}.`,
  }),
  check({
    name: 'held',
    gauge: {
      name: 'inspection_held_jobs',
      help: 'Mails, webhooks and notifications that were due at a restore or move and wait for the owner.',
    },
    screen: messages,
    async read({ store, clock }) {
      const hold = await readHold(store, clock());
      if (!hold) return undefined;
      const { profile } = await store.readBusiness();
      return { hold, zone: zoneRules[profile.timeZone] };
    },
    judge: () => 'warn',
    value: ({ hold }) => heldCount(hold),
    text: ({ hold, zone }) => holdSentence(hold, zone),
  }),
  number({
    name: 'mail_queue',
    gauge: {
      name: 'inspection_mail_oldest_due_seconds',
      help: 'How long the oldest mail that is due has waited, without held ones and those over the limit of their person.',
    },
    screen: messages,
    read: oldestMail,
    judge: judgeAbove({ warn: secondsInHour }),
    text: (seconds) => `An email has been waiting for ${span(seconds)}.`,
  }),
  number({
    name: 'webhook_queue',
    gauge: {
      name: 'inspection_webhook_oldest_due_seconds',
      help: 'How long the oldest event for a webhook endpoint that is not paused has waited.',
    },
    screen: connections,
    read: oldestWebhook,
    judge: judgeAbove({ warn: secondsInHour }),
    text: (seconds) => `An event has been waiting for its webhook for ${span(seconds)}.`,
  }),
  number({
    name: 'push_queue',
    gauge: {
      name: 'inspection_push_oldest_due_seconds',
      help: 'How long the oldest notification for a device of the owner has waited.',
    },
    screen: account,
    read: oldestPush,
    judge: judgeAbove({ warn: 15 * secondsInMinute }),
    text: (seconds) => `A notification for a device has been waiting for ${span(seconds)}.`,
  }),
  number({
    name: 'webhooks',
    gauge: {
      name: 'inspection_webhooks_paused',
      help: 'Webhook endpoints that were paused because they failed for days or are gone.',
    },
    screen: connections,
    read: async ({ store }) => {
      const webhooks = await store.webhooks.all();
      return webhooks.filter(({ paused }) => paused && paused.cause !== 'owner').length;
    },
    judge: judgeAbove({ warn: 1 }),
    text: (paused) =>
      paused === 1
        ? 'A webhook was paused because it failed.'
        : `${paused} webhooks were paused because they failed.`,
  }),
  check({
    name: 'connections',
    gauge: {
      name: 'inspection_unconfirmed_connections',
      help: 'API keys and webhooks that the owner has not confirmed on the screen Connections.',
    },
    // A path of its own, so that no failure of a webhook hides it.
    screen: { path: '/connections?new', label: 'Confirm or end' },
    read: ({ store }) => readNewConnections(store),
    judge: (added) => (added.length > 0 ? 'warn' : 'ok'),
    value: (added) => added.length,
    text: ([first, ...others]) =>
      others.length === 0 && first
        ? connectionText(first)
        : `${others.length + 1} new API keys and webhooks can read your clients’ data.`,
  }),
  check({
    name: 'calendars',
    gauge: {
      name: 'inspection_calendar_age_seconds',
      help: 'Time since the last reading, or else since the first attempt, of the busy calendar for which it is longest.',
    },
    screen: availability,
    read: oldestCalendar,
    judge: ({ seconds }) => judgeCalendar(seconds),
    value: ({ seconds }) => seconds,
    text: ({ name, seconds }) =>
      `The calendar “${name}” could not be read for ${span(seconds)}: new events in it do not block times.`,
  }),
  number({
    name: 'backup',
    gauge: {
      name: 'inspection_backup_age_seconds',
      help: 'Time since the last backup; +Inf before the first one of a store with records.',
    },
    screen: account,
    read: backupAge,
    judge: (seconds) => (seconds === Number.POSITIVE_INFINITY ? 'warn' : judgeBackup(seconds)),
    text: (seconds) =>
      seconds === Number.POSITIVE_INFINITY
        ? 'There is no backup yet.'
        : `The last backup is ${span(seconds)} old.`,
  }),
  number({
    name: 'event_loop',
    gauge: {
      name: 'inspection_event_loop_delay_seconds',
      help: 'Delay of the event loop in the last minute, 99th percentile.',
    },
    read: ({ watch }) => watch.loopDelay(),
    judge: judgeAbove({ warn: 0.25, fail: 1 }),
    text: () => 'The server is too busy: pages take longer than usual.',
  }),
  number({
    name: 'errors',
    gauge: {
      name: 'inspection_error_ratio',
      help: 'Share of requests of the last five minutes answered with 5xx; 0 for fewer than 20 requests.',
    },
    read: ({ watch }) => watch.errorShare(),
    judge: judgeAbove({ warn: 0.01, fail: 0.05 }),
    text: (share) => `${percent(share)} of requests failed in the last five minutes.`,
  }),
];
