import { addHours } from 'date-fns/addHours';
import { millisecondsInHour } from 'date-fns/constants';

/** Minutes for which the link of a mail sets a new password. */
export const RESET_LINK_MINUTES = 30;

/** Mails with a link that one request may be the last of, in so many hours. */
interface ResetLimit {
  hours: number;
  /** Whoever asked. */
  all: number;
  /** Asked for on devices that have never signed in: the rest is the owner's, whatever strangers do. */
  strangers: number;
}

const resetLimits: readonly ResetLimit[] = [
  { hours: 1, all: 3, strangers: 2 },
  { hours: 24, all: 10, strangers: 6 },
];

/** Somebody asked for a link. */
export interface ResetRequest {
  /** ISO 8601. */
  at: string;
  /** Whether the device has signed in before. */
  isKnownDevice: boolean;
}

/** From when on another mail may be sent; undefined if it may be at `now`. `requests` are in their order. */
export function resetRefusedUntil(
  requests: readonly ResetRequest[],
  { isKnownDevice, now }: { isKnownDevice: boolean; now: Date },
): Date | undefined {
  const waits = resetLimits.flatMap(({ hours, all, strangers }) => {
    const recent = requests.filter((request) => isWithin(request, hours, now));
    const ofStrangers = recent.filter((request) => !request.isKnownDevice);
    return [
      ...endOf(recent, all, hours),
      ...(isKnownDevice ? [] : endOf(ofStrangers, strangers, hours)),
    ];
  });
  return waits.sort((a, b) => b.getTime() - a.getTime())[0];
}

/** The requests that still count at `now`. */
export const countedResetRequests = (
  requests: readonly ResetRequest[],
  now: Date,
): readonly ResetRequest[] => {
  const hours = Math.max(...resetLimits.map((limit) => limit.hours));
  return requests.filter((request) => isWithin(request, hours, now));
};

/** When fewer than `most` of `requests` count; nothing if that is so already. */
function endOf(requests: readonly ResetRequest[], most: number, hours: number): Date[] {
  const blocking = requests.at(-most);
  return blocking ? [addHours(blocking.at, hours)] : [];
}

const isWithin = ({ at }: ResetRequest, hours: number, now: Date) =>
  now.getTime() - Date.parse(at) < hours * millisecondsInHour;

/**
 * What became of a mail with a link. `not_set_up`: there is no mail server, or no password yet. `no_address`: the owner
 * has none that only the password changes.
 */
export const resetLinkOutcomes = ['sent', 'not_set_up', 'no_address', 'failed'] as const;

export type ResetLinkOutcome = (typeof resetLinkOutcomes)[number];
