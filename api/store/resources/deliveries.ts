import type { DeliveryOutcome, DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import type { DeliveryTarget, PlannedDelivery } from '#domain/deliveries/planned-delivery.ts';
import type { Hold } from '#domain/hold/hold.ts';

export interface DeliveryStore {
  readonly deliveries: Deliveries;
}

/**
 * `missing`: no record of it is stored. `running`: another attempt is being made. `gone`: its event is no more, because the
 * lead was deleted or erased or the change taken back, or is none that the target gets.
 */
export type RepeatedDelivery = PlannedDelivery | 'missing' | 'running' | 'gone';

/**
 * Events of leads on their way to targets outside, at least once each. A planned delivery follows from the
 * stored lead and its target, so it is durable in the same step as the event, and ends with its lead. A
 * record is stored from its first attempt on. Appointments of more than two months ago have no events. While there
 * is a hold, what was due by then is planned and not claimed.
 */
export interface Deliveries {
  /** What is neither delivered nor refused nor expired at `now`, the earliest first. */
  planned(target: DeliveryTarget, now: Date): Promise<PlannedDelivery[]>;
  /** As `Outbox.held`, of one target. */
  held(target: DeliveryTarget, hold: Hold, now: Date): Promise<PlannedDelivery[]>;
  /** As `Outbox.drop`. */
  drop(deliveries: readonly PlannedDelivery[], now: Date): Promise<void>;
  /** A claimed delivery with its lead as it is at `now`; undefined when that is gone or it has expired. */
  current(delivery: PlannedDelivery, now: Date): Promise<PlannedDelivery | undefined>;
  /**
   * Claims at most `limit` deliveries to `target` that are due at `now`, the earliest first, for the caller
   * alone until `until`: a claim that is not settled by then can be claimed again.
   */
  claim(options: {
    target: DeliveryTarget;
    now: Date;
    until: Date;
    limit: number;
  }): Promise<PlannedDelivery[]>;
  /**
   * Claims a delivery to `target` of which an attempt was made, whatever came of it and however long ago, for one more
   * attempt by the caller alone until `until`.
   */
  repeat(options: {
    id: string;
    target: DeliveryTarget;
    now: Date;
    until: Date;
  }): Promise<RepeatedDelivery>;
  /** Stores how a claimed attempt ended. The answer's text is not stored once the person was erased. */
  settle(id: string, outcome: DeliveryOutcome): Promise<void>;
  /** Deliveries about one of these leads of which an attempt was made, to all targets, oldest first. */
  about(leadIds: readonly string[]): Promise<DeliveryRecord[]>;
  /** The last `limit` deliveries to a target of which an attempt was made, newest first. */
  list(target: string, limit: number): Promise<DeliveryRecord[]>;
  /** Removes records that are needed neither for sending nor for `list`. */
  prune(now: Date): Promise<void>;
}
