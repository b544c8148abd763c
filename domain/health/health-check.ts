/** What the server checks about itself and its outgoing jobs. */
export const checkNames = [
  'store',
  'disk',
  'pictures',
  'mail',
  'held',
  'mail_queue',
  'webhook_queue',
  'push_queue',
  'webhooks',
  'connections',
  'calendars',
  'backup',
  'event_loop',
  'errors',
] as const;

export type CheckName = (typeof checkNames)[number];

/** `warn`: look at it this week. `fail`: something that people rely on does not work now. */
export const checkStates = ['ok', 'warn', 'fail'] as const;

export type CheckState = (typeof checkStates)[number];

/** What `GET /readyz` says of each check that applies. */
export type CheckStates = Partial<Record<CheckName, CheckState>>;

/** A check that is not ok, for the owner. */
export interface HealthNotice {
  check: CheckName;
  state: Exclude<CheckState, 'ok'>;
  /** A sentence that says what is wrong. */
  text: string;
  /** The screen of the admin where it can be mended, such as '/messages', with its name. */
  screen?: { path: string; label: string };
}

/** Higher figures are worse: `ok` below `warn`, `fail` from `fail` on. */
export const judgeAbove =
  ({ warn, fail = Number.POSITIVE_INFINITY }: { warn: number; fail?: number }) =>
  (figure: number): CheckState => {
    if (figure >= fail) return 'fail';
    return figure >= warn ? 'warn' : 'ok';
  };
