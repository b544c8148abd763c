import type { StoredProfile } from '#domain/business/stored-records.ts';
import {
  type DeliveryOutcome,
  type DeliveryRecord,
  erasedDelivery,
  outdatedDeliveries,
  settledDelivery,
} from '#domain/deliveries/delivery-record.ts';
import {
  type DeliveryTarget,
  deliveriesTo,
  type PlannedDelivery,
  wantsEvent,
} from '#domain/deliveries/planned-delivery.ts';
import { type Hold, isHeldBy, notHeld } from '#domain/hold/hold.ts';
import { LeadEvents } from '../deliveries/lead-events.ts';
import {
  claimedDelivery,
  currentDelivery,
  deliveryAgain,
  droppedDelivery,
  isRunning,
  leadOf,
} from '../deliveries/open-deliveries.ts';
import type { LeadsWithJobs } from '../leads.ts';
import { byDue, isOpen } from '../outbox/attempts.ts';
import type { RepeatedDelivery } from '../resources/deliveries.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import type { CommittedFile } from './committed-file.ts';
import { CurrentLeads, type LeadRecords } from './current-leads.ts';
import type { Disk } from './disk.ts';
import { MonthlyRecords } from './monthly-records.ts';
import { RecordClaims } from './record-claims.ts';

/** Records from which deliveries are derived. */
interface DeliverySources {
  leads: LeadRecords;
  profile: CommittedFile<StoredProfile>;
  hold: CommittedFile<Hold | null>;
}

/** The JSON store's deliveries: what became of them by month, beside the leads whose events they are. */
export class DeliveryRecords {
  readonly #records: MonthlyRecords<DeliveryRecord>;
  readonly #leads: LeadRecords;
  readonly #currentLeads: CurrentLeads;
  readonly #profile: CommittedFile<StoredProfile>;
  readonly #hold: CommittedFile<Hold | null>;
  readonly #events = new LeadEvents();
  /** By target, so that one with many waiting deliveries holds up no other. */
  readonly #claims = new Map<string, RecordClaims<PlannedDelivery, DeliveryRecord>>();

  private constructor(records: MonthlyRecords<DeliveryRecord>, sources: DeliverySources) {
    this.#records = records;
    this.#leads = sources.leads;
    this.#currentLeads = new CurrentLeads(sources.leads);
    this.#profile = sources.profile;
    this.#hold = sources.hold;
  }

  static async open(folder: string, disk: Disk, sources: DeliverySources) {
    return new DeliveryRecords(await MonthlyRecords.open(deliveries, folder, disk), sources);
  }

  planned(target: DeliveryTarget, now: Date): PlannedDelivery[] {
    return this.#openAt(now, target, now);
  }

  /** See `Deliveries.held`. */
  held(target: DeliveryTarget, hold: Hold, now: Date): PlannedDelivery[] {
    return this.#openAt(new Date(hold.heldAt), target, now).filter((delivery) =>
      isHeldBy(hold, delivery),
    );
  }

  /** Open at `instant`, of the leads that are current at `now`. */
  #openAt(instant: Date, target: DeliveryTarget, now: Date): PlannedDelivery[] {
    const events = this.#eventsOf(this.#currentLeads.at(now));
    return deliveriesTo(target, events, instant)
      .filter((delivery) => isOpen(delivery, this.#records.find(delivery.id), instant))
      .sort(byDue);
  }

  /** See `Deliveries.drop`. */
  async drop(dropped: readonly PlannedDelivery[], now: Date): Promise<void> {
    for (const [target, ofTarget] of Map.groupBy(dropped, (delivery) => delivery.target)) {
      await this.#claimsOf(target).put(ofTarget, (delivery, record) =>
        droppedDelivery(delivery, record, now),
      );
    }
  }

  current(delivery: PlannedDelivery, now: Date): PlannedDelivery | undefined {
    const leads = this.#currentLeads.about(delivery.event.about);
    return currentDelivery(delivery, this.#eventsOf(leads), now);
  }

  #eventsOf(leads: LeadsWithJobs) {
    return this.#events.of(leads, this.#profile.content);
  }

  claim({
    target,
    ...options
  }: {
    target: DeliveryTarget;
    now: Date;
    until: Date;
    limit: number;
  }): Promise<PlannedDelivery[]> {
    const { now } = options;
    return this.#claimsOf(target.id).claim({
      ...options,
      planned: () => notHeld(this.planned(target, now), this.#hold.content),
      // The owner may have changed meanwhile of what it hears.
      current: (delivery) => {
        const current = this.current(delivery, now);
        return current && wantsEvent(target, current.event) ? current : undefined;
      },
    });
  }

  /** See `Deliveries.repeat`. */
  repeat({
    id,
    target,
    ...lease
  }: {
    id: string;
    target: DeliveryTarget;
    now: Date;
    until: Date;
  }): Promise<RepeatedDelivery> {
    return this.#claimsOf(target.id).alone(async () => {
      const record = this.#records.find(id);
      if (record?.target !== target.id) return 'missing';
      if (isRunning(record, lease.now)) return 'running';
      const events = this.#eventsOf(this.#currentLeads.about(leadOf(record)));
      const delivery = deliveryAgain(record, target, events);
      if (!delivery) return 'gone';
      await this.#records.change(record, (stored) => claimedDelivery(delivery, stored, lease));
      return delivery;
    });
  }

  #claimsOf(target: string): RecordClaims<PlannedDelivery, DeliveryRecord> {
    const claims = this.#claims.get(target) ?? new RecordClaims(this.#records, claimedDelivery);
    this.#claims.set(target, claims);
    return claims;
  }

  async settle(id: string, outcome: DeliveryOutcome): Promise<void> {
    const current = this.#records.find(id);
    if (current?.state !== 'sending') return;
    await this.#records.change(current, (record) => {
      const settled = settledDelivery(record, outcome, Math.random());
      const isErased = record.erasedAt !== undefined || this.#isErased(record.lead);
      return isErased ? erasedDelivery(settled, outcome.at) : settled;
    });
  }

  list(target: string, limit: number): DeliveryRecord[] {
    return this.#records.list({ limit }, (record) => record.target === target).data;
  }

  /** See `Deliveries.about`. */
  about(leadIds: readonly string[]): DeliveryRecord[] {
    const ids = new Set(leadIds);
    return this.#records.where(({ lead }) => ids.has(lead));
  }

  /** Erases the answers to all deliveries about one of these leads. */
  async eraseOf(leadIds: readonly string[], at: Date): Promise<void> {
    const theirs = this.about(leadIds).filter(({ erasedAt }) => erasedAt === undefined);
    await this.#records.erase(
      theirs.map(({ id }) => id),
      (record) => erasedDelivery(record, at),
    );
  }

  async prune(now: Date): Promise<void> {
    const outdated = outdatedDeliveries(
      this.#records.where(() => true),
      now,
    );
    if (outdated.size > 0) await this.#records.remove(outdated);
  }

  #isErased(lead: string): boolean {
    const { bookings, contactRequests } = this.#leads;
    return (bookings.find(lead) ?? contactRequests.find(lead))?.erasedAt !== undefined;
  }
}
