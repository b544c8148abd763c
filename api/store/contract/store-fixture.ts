import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Hold } from '#domain/hold/hold.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { Page } from '../page.ts';
import type { Store } from '../store.ts';

/** An empty location for the data of one test. */
export interface StorageLocation {
  /** Opens a store on the location; after its `close`, another one on the same data. */
  open(): Promise<Store>;
  /** While true, every write fails because the disk is full. */
  refuseWrites(refuse: boolean): Promise<void>;
  /** Places a hold, as a restore does; no store has the location open. */
  hold(hold: Hold): Promise<void>;
  /** All that is stored, as text: every file, or every row of every table. */
  text(): Promise<string>;
  remove(): Promise<void>;
}

/** A new location with an open store for each test. */
export class StoreFixture {
  readonly #createLocation: () => Promise<StorageLocation>;
  #location: StorageLocation | undefined;
  #store: Store | undefined;

  constructor(createLocation: () => Promise<StorageLocation>) {
    this.#createLocation = createLocation;
  }

  get store(): Store {
    return present(this.#store);
  }

  async setUp(): Promise<void> {
    this.#location = await this.#createLocation();
    await this.open();
  }

  async tearDown(): Promise<void> {
    await this.store.close();
    await present(this.#location).remove();
  }

  async open(): Promise<void> {
    this.#store = await present(this.#location).open();
  }

  async reopen(): Promise<void> {
    await this.store.close();
    await this.open();
  }

  /** Opens the store again, with a hold. */
  async reopenWithHold(hold: Hold): Promise<void> {
    await this.store.close();
    await present(this.#location).hold(hold);
    await this.open();
  }

  refuseWrites(refuse: boolean): Promise<void> {
    return present(this.#location).refuseWrites(refuse);
  }

  text(): Promise<string> {
    return present(this.#location).text();
  }

  async everything(): Promise<{ contactRequests: ContactRequest[]; bookings: Booking[] }> {
    return {
      contactRequests: (await this.store.listContactRequests({ limit: 1000 })).data,
      bookings: (await this.store.listBookings({ limit: 1000 })).data,
    };
  }
}

/** The cursor of a page that is not the last one. */
export const cursorOf = (page: Page<unknown>): string => present(page.nextCursor);

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Not set up');
  return value;
}
