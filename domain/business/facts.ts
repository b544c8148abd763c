import type { LaterPaymentTime } from '#domain/jobs/job-settings.ts';
import type { ZoneRule } from '#domain/schedule/zone-clock.ts';
import type { Brand } from './brand.schema.ts';
import type { PriceList } from './price-list.schema.ts';
import type { HoursRow, Inspector, Profile, TimeZone } from './profile.schema.ts';
import type { StatePack } from './state-packs/state-pack.ts';
import type { StatePackName } from './state-packs/state-packs.ts';
import type { TextValues } from './texts.schema.ts';

/** Text to show and an address to link. */
export interface ContactLink {
  display: string;
  href: string;
}

/** What is known about the business, without the words made of it. */
export interface Facts {
  name: string;
  shortName: string;
  tagline: string;
  phone: ContactLink;
  textMessages: ContactLink;
  email: ContactLink;
  /** Undefined if it is not published. */
  address: string | undefined;
  license: Profile['license'];
  /** The person that pages name: the first of `inspectors`. */
  inspector: Inspector;
  inspectors: readonly Inspector[];
  serviceArea: {
    name: string;
    shortName: string;
    localName: string;
    state: string;
    counties: string;
    cities: Profile['region']['cities'];
    center: Profile['region']['center'];
    /** Miles from the center. */
    radius: Profile['region']['radius'];
  };
  timeZone: { name: TimeZone; label: string; short: string; rule: ZoneRule };
  hours: {
    office: readonly HoursRow[];
    appointments: readonly HoursRow[];
    /** All rows in one. */
    phone: HoursRow;
    phoneRows: readonly HoursRow[];
    profile: readonly HoursRow[];
    structuredData: { days: readonly string[]; opens: string; closes: string } | undefined;
  };
  links: Profile['links'];
  /** In hours; worded in `words`. */
  promises: Profile['promises'];
  claims: Profile['claims'];
  /** Rating and number of reviews on the maps service. */
  mapsClaims: { rating: string; reviews: string };
  /** How long an inspection takes, as the calendar page says. */
  calendarVisitDuration: string;
  /** What search engines are told instead, where the specification says so. */
  structuredClaims: { rating: string; years: string };
  prices: PriceList;
  statePack: StatePackName;
  law: StatePack['law'];
  brand: Brand;
  /** The brand's own colors as custom properties of CSS; empty if it has none. */
  colors: string;
  /** When payment is due, unless it is at the inspection. */
  paymentTime?: LaterPaymentTime;
  /** The owner's own texts. */
  texts: TextValues;
}
