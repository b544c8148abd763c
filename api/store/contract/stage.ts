import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { Page, Store } from '../store.ts';

/** One place to keep things, empty at first, for one test. */
export interface StorePlace {
  /** Opens a store on the place. After its `close`, opens another on what it kept. */
  open(): Promise<Store>;
  /** While true, every write fails for want of room. */
  refuseWrites(refuse: boolean): void;
  remove(): Promise<void>;
}

/** What the tests of the contract stand on: a new place and an open store for each. */
export class Stage {
  readonly #createPlace: () => Promise<StorePlace>;
  #place: StorePlace | undefined;
  #store: Store | undefined;

  constructor(createPlace: () => Promise<StorePlace>) {
    this.#createPlace = createPlace;
  }

  get store(): Store {
    return present(this.#store);
  }

  async setUp(): Promise<void> {
    this.#place = await this.#createPlace();
    await this.open();
  }

  async tearDown(): Promise<void> {
    await this.store.close();
    await present(this.#place).remove();
  }

  async open(): Promise<void> {
    this.#store = await present(this.#place).open();
  }

  async reopen(): Promise<void> {
    await this.store.close();
    await this.open();
  }

  refuseWrites(refuse: boolean): void {
    present(this.#place).refuseWrites(refuse);
  }

  async everything(): Promise<{ contactRequests: ContactRequest[]; bookings: Booking[] }> {
    return {
      contactRequests: (await this.store.listContactRequests({ limit: 1000 })).data,
      bookings: (await this.store.listBookings({ limit: 1000 })).data,
    };
  }
}

/** The cursor of a page that another one must follow. */
export const cursorOf = (page: Page<unknown>): string => present(page.nextCursor);

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('This should be there by now');
  return value;
}
