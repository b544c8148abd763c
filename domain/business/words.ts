import { capitalized } from '#domain/locale/capitalized.ts';
import { countedIn } from '#domain/locale/locale.ts';
import { lowestPrice, priceRange } from '#domain/pricing/derived-prices.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { reviewLinks } from '#domain/reviews/review-links.ts';
import { type ClaimName, claimNames } from './claims.ts';
import type { Facts } from './facts.ts';
import { listText } from './list-text.ts';
import type { PriceList } from './price-list.schema.ts';
import { stateName } from './state-names.ts';
import { statePacks } from './state-packs/state-packs.ts';

const counted = countedIn('en');

const hoursText = (count: number) => counted(count, 'hour', 'hours');

/** Reports that come within a day often come the same day; of later ones that is not known. */
const isSameDay = ({ promises }: Facts) => promises.report <= 24;

const payment = {
  booking: { due: 'when you book', noDeposit: '', onTheSpot: '', atClosing: 'at closing' },
  inspection: {
    due: 'at the inspection',
    noDeposit: 'No deposit',
    onTheSpot: 'on the spot',
    atClosing: 'at closing',
  },
  report: {
    due: 'before you read the report',
    noDeposit: 'No deposit',
    onTheSpot: '',
    atClosing: 'at closing',
  },
  closing: { due: 'at closing', noDeposit: 'No deposit', onTheSpot: '', atClosing: '' },
} as const;

const paymentOf = ({ paymentTime }: Facts) =>
  paymentTime ? payment[paymentTime] : payment.inspection;

const reportTime = ({ promises }: Facts) => hoursText(promises.report);

/** All rows, or the first one where the telephone has hours of its own (spec §9). */
const officeRow = ({
  hours: {
    office,
    phone,
    phoneRows: [first],
  },
}: Facts) =>
  office.some(({ days, hours }) => days === first?.days && hours === first?.hours)
    ? phone
    : office[0];

const priceText = (amount: number | null) => (amount === null ? '' : dollars(amount));

const percentText = (percent: number) => (percent === 0 ? '' : `${percent}%`);

const kindOfRegion = / (metroplex|metro(politan)?( area)?|area|region)$/i;

const byAge = ({ addOns }: PriceList, line: (price: string, years: number) => string) =>
  addOns.ages
    .toReversed()
    .map((age) => line(dollars(age.price), age.overYears))
    .join(', ');

const hoursOf = (
  { durations }: PriceList,
  type: PriceList['durations'][number]['propertyType'],
  isLarge = false,
) =>
  durations.find(
    ({ propertyType, overArea }) => propertyType === type && (overArea !== undefined) === isLarge,
  );

const lawOf = ({ statePack }: Facts) => statePacks[statePack].words.en;

const claimWords = Object.fromEntries(
  claimNames.map((name) => [name, ({ claims }: Facts) => claims[name]]),
) as Record<ClaimName, (facts: Facts) => string>;

/** What each placeholder of texts stands for: `{{phone}}` is `words.phone`. Empty for what a business does not have. */
export const words = {
  ...claimWords,
  name: ({ name }) => name,
  shortName: ({ shortName }) => shortName,
  phone: ({ phone }) => phone.display,
  textPhone: ({ textMessages }) => textMessages.display,
  email: ({ email }) => email.display,
  license: ({ license }) => license?.label ?? '',
  inspectorTitle: ({ license }) => (license ? 'Licensed Home Inspector' : 'Home Inspector'),
  anInspector: ({ license }) => (license ? 'a licensed inspector' : 'an inspector'),
  homeInspections: ({ license }) => (license ? 'Licensed home inspections' : 'Home inspections'),
  licenseNumber: ({ license }) => license?.number ?? '',
  authority: ({ license }) => license?.authority ?? '',
  inspector: ({ inspector }) => inspector.name,
  signature: ({ inspector }) => inspector.signature,

  region: ({ serviceArea }) => serviceArea.name,
  regionShort: ({ serviceArea }) => serviceArea.shortName,
  /** "Dallas-Fort Worth" of "Dallas-Fort Worth metroplex". */
  metro: ({ serviceArea }) => serviceArea.name.replace(kindOfRegion, ''),
  /** "metroplex". */
  kindOfRegion: ({ serviceArea }) =>
    kindOfRegion.exec(serviceArea.name)?.[1]?.toLowerCase() ?? 'area',
  localArea: ({ serviceArea }) => serviceArea.localName,
  city: ({ serviceArea }) => serviceArea.cities[0]?.name ?? '',
  /** A smaller place of the area. */
  suburb: ({ serviceArea }) => (serviceArea.cities[3] ?? serviceArea.cities[0])?.name ?? '',
  secondCity: ({ serviceArea }) => serviceArea.cities[1]?.name ?? '',
  state: ({ serviceArea }) => serviceArea.state,
  stateName: ({ serviceArea }) => stateName(serviceArea.state),
  counties: ({ serviceArea }) => serviceArea.counties,
  cityCount: ({ serviceArea }) => String(serviceArea.cities.length),
  servedMiles: ({ serviceArea }) => String(serviceArea.radius.served),
  standardMiles: ({ serviceArea }) => String(serviceArea.radius.standard),
  timeZone: ({ timeZone }) => timeZone.label,
  officeDays: (facts) => officeRow(facts)?.days ?? '',
  officeTimes: (facts) => officeRow(facts)?.hours ?? '',
  phoneHours: ({ hours }) => hours.phone.hours.replace(' - ', ' to '),
  phoneTimes: ({ hours }) => hours.phone.hours,
  phoneDays: ({ hours }) => hours.phone.days,
  /** Empty unless the telephone is answered every day. */
  everyDay: ({ hours }) => (hours.phone.days.startsWith('7 days') ? '7 days' : ''),

  responseTime: ({ promises }) => hoursText(promises.response),
  reportTime,
  /** "24 hours, often the same day" or "36 hours". */
  reportPromise: (facts) => `${reportTime(facts)}${isSameDay(facts) ? ', often the same day' : ''}`,
  /** The same as an answer of its own: "24 hours, and often the same day". */
  reportAnswer: (facts) =>
    `${reportTime(facts)}${isSameDay(facts) ? ', and often the same day' : ''}`,
  /** After "reports". */
  reportDay: (facts) => (isSameDay(facts) ? 'the same day' : `within ${reportTime(facts)}`),
  reportDelivery: (facts) =>
    isSameDay(facts) ? 'Same-day delivery' : `Delivery within ${reportTime(facts)}`,
  reportBadge: (facts) =>
    isSameDay(facts) ? 'Same Day Reports' : `${facts.promises.report}-Hour Reports`,
  /** Empty unless reports often come the same day. */
  sameDay: (facts) => (isSameDay(facts) ? 'same day' : ''),
  aSameDayReport: (facts) => (isSameDay(facts) ? 'a same-day report' : ''),
  /** Empty if they do. */
  laterReportTime: (facts) => (isSameDay(facts) ? '' : reportTime(facts)),
  reportHours: ({ promises }) => String(promises.report),
  noticeHours: ({ promises }) => String(promises.rescheduleNotice),
  schedulingTime: ({ promises }) => hoursText(promises.scheduling),
  noticeTime: ({ promises }) => hoursText(promises.rescheduleNotice),

  /** "Google, Yelp and Facebook": where the business has a profile. */
  reviewPlatforms: (facts) => listText.format(reviewLinks(facts).map(({ name }) => name)),
  calendarVisitDuration: ({ calendarVisitDuration }) => calendarVisitDuration,

  fromPrice: ({ prices }) => dollars(lowestPrice(prices)),
  priceRange: ({ prices }) => priceRange(prices),
  tierPrices: ({ prices }) =>
    prices.tiers
      .map((tier) => `${dollars(tier.price)} up to ${thousands(tier.upTo)} sq ft`)
      .join(', '),
  beyondPrice: ({ prices }) => dollars(prices.beyond.price),
  stepPrice: ({ prices }) => dollars(prices.beyond.stepPrice),
  stepArea: ({ prices }) => String(prices.beyond.stepArea),
  warrantyHours: ({ prices }) => hoursOf(prices, 'warranty')?.hours.join('-') ?? '',
  largeWarrantyHours: ({ prices }) => hoursOf(prices, 'warranty', true)?.hours.join('-') ?? '',
  largeWarrantyArea: ({ prices }) => {
    const overArea = hoursOf(prices, 'warranty', true)?.overArea;
    return overArea ? thousands(overArea) : '';
  },
  condoHours: ({ prices }) => hoursOf(prices, 'condo')?.hours.join('-') ?? '',
  townhomeHours: ({ prices }) => hoursOf(prices, 'townhome')?.hours.join('-') ?? '',
  includedStories: ({ prices }) => String(prices.includedStories),
  includedStory: ({ prices }) =>
    ['first', 'second', 'third', 'fourth'][prices.includedStories - 1] ?? '',
  agePrices: ({ prices }) => byAge(prices, (price, years) => `${price} over ${years}`),
  /** "over 50 years $75, over 30 years $50". */
  pricesByAge: ({ prices }) =>
    prices.addOns.ages.map((age) => `over ${age.overYears} years ${dollars(age.price)}`).join(', '),
  agePricesInYears: ({ prices }) => byAge(prices, (price, years) => `${price} past ${years} years`),
  poolPrice: ({ prices }) => dollars(prices.addOns.pool),
  pricingPagePoolPrice: ({ prices }) =>
    dollars(prices.overrides?.pricingPagePool ?? prices.addOns.pool),
  faqPoolPrice: ({ prices }) => dollars(prices.overrides?.faqPool ?? prices.addOns.pool),
  /** Why the calculator has another price for a pool than the FAQ; empty if it has the same. */
  poolPrices: ({ prices: { addOns, overrides } }) =>
    overrides && overrides.faqPool !== addOns.pool
      ? `The ${dollars(addOns.pool)} in the instant quote is for a look at the pool with the house; ${dollars(overrides.faqPool)} is for a full inspection, equipment running.`
      : '',
  basementPrice: ({ prices }) => dollars(prices.addOns.basement),
  storyPrice: ({ prices }) => dollars(prices.addOns.extraStory),
  structurePrice: ({ prices }) => dollars(prices.addOns.detachedStructure),
  pricingPageStructurePrice: ({ prices }) =>
    dollars(prices.overrides?.pricingPageStructure ?? prices.addOns.detachedStructure),
  /** Empty if the FAQ has a range, and the range without one. */
  faqStructurePrice: ({ prices }) =>
    prices.overrides?.faqStructure ? '' : dollars(prices.addOns.detachedStructure),
  faqStructureRange: ({ prices }) => prices.overrides?.faqStructure ?? '',
  rushPercent: ({ prices }) => percentText(prices.rush.percent),
  /** Empty without a discount for early booking. */
  earlyPercent: ({ prices }) => percentText(prices.earlyBooking.percent),
  earlyDays: ({ prices }) => String(prices.earlyBooking.daysAhead),
  pierAndBeamPrice: ({ prices }) => priceText(prices.services.pierAndBeam),
  wellWaterPrice: ({ prices }) => priceText(prices.services.wellWater),
  septicPrice: ({ prices }) => priceText(prices.services.septic),
  reInspectionPrice: ({ prices: { services } }) =>
    services.reInspection
      ? `${dollars(services.reInspection.from)}-${dollars(services.reInspection.to)}`
      : '',

  /** After "Payment is due". */
  due: (facts) => paymentOf(facts).due,
  /** At the start of a sentence. */
  Due: (facts) => capitalized(paymentOf(facts).due),
  /** At the start of a sentence; empty if payment is due with the booking. */
  NoDeposit: (facts) => paymentOf(facts).noDeposit,
  /** Empty if payment is not due at the inspection. */
  onTheSpot: (facts) => paymentOf(facts).onTheSpot,
  /** After a "not"; empty if payment is due at closing. */
  notAtClosing: (facts) => paymentOf(facts).atClosing,
  /** At the start of a text. */
  Insurance: ({ claims }) => capitalized(claims.insurance),

  lawState: (facts) => lawOf(facts).state,
  contractDeadline: (facts) => lawOf(facts).contractDeadline,
  aContractDeadline: (facts) => {
    const { contractDeadline } = lawOf(facts);
    return `${/^[aeiou]/.test(contractDeadline) ? 'an' : 'a'} ${contractDeadline}`;
  },
  shortDeadline: (facts) => lawOf(facts).shortDeadline,
  deadlineTime: (facts) => lawOf(facts).deadlineTime,
  /** At the start of a sentence. */
  ContractDeadline: (facts) => capitalized(lawOf(facts).contractDeadline),
  contractDeadlines: (facts) => lawOf(facts).contractDeadlines,
  standardsOwner: (facts) => lawOf(facts).standardsOwner,
  standardsCode: (facts) => lawOf(facts).standardsCode,
  standardsSections: (facts) => lawOf(facts).standardsSections,
  soil: (facts) => lawOf(facts).soil,
  /** At the start of a sentence. */
  Soil: (facts) => capitalized(lawOf(facts).soil),
  foundations: (facts) => lawOf(facts).foundations,
  localRisks: (facts) => lawOf(facts).localRisks,
  stormSeason: (facts) => lawOf(facts).stormSeason,
  attic: (facts) => lawOf(facts).attic,
  reportHeadings: (facts) => lawOf(facts).reportHeadings,
  /** For sentences about what the state asks; "The state" at their start. */
  theState: (facts) => lawOf(facts).state && 'the state',
  TheState: (facts) => lawOf(facts).state && 'The state',
  /** Empty without a license. */
  lawAgency: (facts) => (facts.license ? lawOf(facts).agency : ''),
  optionPeriod: (facts) => lawOf(facts).optionPeriod,
  reportForm: (facts) => lawOf(facts).reportForm,
  standards: (facts) => lawOf(facts).standards,
} satisfies Record<string, (facts: Facts) => string>;

export type WordName = keyof typeof words;

/** The words of a business, by the names of their placeholders. */
export type Words = Readonly<Record<WordName, string>>;
