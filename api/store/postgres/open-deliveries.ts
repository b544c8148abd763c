import { type SqlBool, sql } from 'kysely';
import {
  type DeliveryTarget,
  deliveriesTo,
  type PlannedDelivery,
  wantsEvent,
} from '#domain/deliveries/planned-delivery.ts';
import type { LeadEvent } from '#domain/events/lead-event.ts';
import { type Hold, isHeldBy, notHeld } from '#domain/hold/hold.ts';
import { LeadEvents } from '../deliveries/lead-events.ts';
import {
  currentDelivery,
  deliveryAgain,
  isRunning,
  leadOf,
} from '../deliveries/open-deliveries.ts';
import type { LeadsWithJobs } from '../leads.ts';
import { byDue, isClaimable, isOpen } from '../outbox/attempts.ts';
import type { RepeatedDelivery } from '../resources/deliveries.ts';
import { claimAttempts, readAttempts, repeatAttempt } from './attempts.ts';
import type { Database } from './database.ts';
import { deliveryTable } from './delivery-columns.ts';
import type { Records } from './records.ts';

interface Lease {
  target: DeliveryTarget;
  now: Date;
  until: Date;
}

interface Claim extends Lease {
  limit: number;
}

interface Repeat extends Lease {
  id: string;
}

/** The deliveries that follow from the leads in a database and still have to be made. */
export class OpenDeliveries {
  readonly #db: Database;
  readonly #leads: Records['currentLeads'];
  readonly #profile: Records['businessProfile'];
  readonly #hold: Records['hold'];
  readonly #events = new LeadEvents();
  /**
   * By target, what the last look has found due and this process has not claimed since, the latest first.
   * Among thousands a look takes long: there is another one when these are claimed.
   */
  readonly #backlogs = new Map<string, PlannedDelivery[]>();

  constructor({ db, currentLeads, hold, businessProfile }: Records) {
    this.#db = db;
    this.#profile = businessProfile;
    this.#leads = currentLeads;
    this.#hold = hold;
  }

  /** Neither settled nor expired at `now`, the earliest first. */
  async at(target: DeliveryTarget, now: Date): Promise<PlannedDelivery[]> {
    const { planned, attempts } = await this.#look(target, now, now);
    return planned.filter((delivery) => isOpen(delivery, attempts.get(delivery.id), now));
  }

  /** See `Deliveries.held`. */
  async held(target: DeliveryTarget, hold: Hold, now: Date): Promise<PlannedDelivery[]> {
    const heldAt = new Date(hold.heldAt);
    const { planned, attempts } = await this.#look(target, now, heldAt);
    return planned.filter(
      (delivery) => isHeldBy(hold, delivery) && isOpen(delivery, attempts.get(delivery.id), heldAt),
    );
  }

  async current(delivery: PlannedDelivery, now: Date): Promise<PlannedDelivery | undefined> {
    const leads = await this.#leads.about(delivery.event.about);
    return currentDelivery(delivery, await this.#eventsOf(leads), now);
  }

  /** See `Deliveries.claim`. */
  async claim({ target, limit, ...lease }: Claim): Promise<PlannedDelivery[]> {
    const claimed: PlannedDelivery[] = [];
    while (claimed.length < limit) {
      const next = await this.#takeDue(target, lease.now, limit - claimed.length);
      if (next.length === 0) break;
      claimed.push(...(await claimAttempts(this.#db, deliveryTable, next, lease)));
    }
    return claimed;
  }

  async #takeDue(target: DeliveryTarget, now: Date, limit: number): Promise<PlannedDelivery[]> {
    if (!this.#backlogs.get(target.id)?.length) {
      const { planned, attempts } = await this.#look(target, now, now);
      const due = notHeld(planned, await this.#hold.read()).filter((delivery) =>
        isClaimable(delivery, attempts.get(delivery.id), now),
      );
      this.#backlogs.set(target.id, due.reverse());
    }
    const taken = this.#backlogs.get(target.id)?.splice(-limit) ?? [];
    // The owner may have changed meanwhile of what it hears.
    return taken.reverse().filter(({ event }) => wantsEvent(target, event));
  }

  /** See `Deliveries.repeat`. */
  async repeat({ id, target, ...lease }: Repeat): Promise<RepeatedDelivery> {
    const [record] = await readAttempts(this.#db, deliveryTable, [id]);
    if (record?.target !== target.id) return 'missing';
    if (isRunning(record, lease.now)) return 'running';
    const leads = await this.#leads.about(leadOf(record));
    const delivery = deliveryAgain(record, target, await this.#eventsOf(leads));
    if (!delivery) return 'gone';
    const isClaimed = await repeatAttempt(this.#db, deliveryTable, {
      one: delivery,
      record,
      lease,
    });
    return isClaimed ? delivery : 'running';
  }

  async #eventsOf(leads: LeadsWithJobs): Promise<readonly LeadEvent[]> {
    return this.#events.of(leads, await this.#profile.read());
  }

  /** Unexpired at `instant`, of the leads that are current at `now`. */
  async #look(target: DeliveryTarget, now: Date, instant: Date) {
    const events = await this.#eventsOf(await this.#leads.at(now));
    const planned = deliveriesTo(target, events, instant).sort(byDue);
    const ids = planned.map(({ id }) => id);
    const rows = await this.#db
      .selectFrom('deliveries')
      .select(['id', 'state', 'next_at'])
      .where(sql<SqlBool>`id = any(${ids})`)
      .execute();
    const attempts = new Map(
      rows.map(({ id, state, next_at }) => [id, { state, nextAt: next_at?.toISOString() }]),
    );
    return { planned, attempts };
  }
}
