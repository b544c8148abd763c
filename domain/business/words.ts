import { lowestPrice, priceRange } from '#domain/pricing/derived-prices.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import type { Facts } from './facts.ts';
import type { PriceList } from './price-list.schema.ts';
import { stateName } from './state-names.ts';
import type { StatePack } from './state-packs/state-pack.ts';
import { statePacks } from './state-packs/state-packs.ts';

/** What the placeholders of texts stand for, by name: `{{phone}}` is `words.phone`. */
export type Words = Readonly<Record<WordName, string>>;

export type WordName = keyof ReturnType<typeof wordsOf>;

const hours = (count: number) => `${count} hours`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const kindOfRegion = / (metroplex|metro(politan)?( area)?|area|region)$/i;

/** The words of a business; empty for what it does not have. */
export function wordsOf(facts: Facts) {
  const { serviceArea, promises, claims, prices } = facts;
  const law: StatePack['words'] = statePacks[facts.statePack].words;
  const { addOns, services, overrides } = prices;
  const byAge = (line: (price: string, years: number) => string) =>
    addOns.ages
      .toReversed()
      .map((age) => line(dollars(age.price), age.overYears))
      .join(', ');
  const hoursOf = (type: PriceList['durations'][number]['propertyType'], isLarge = false) =>
    prices.durations.find(
      ({ propertyType, overArea }) => propertyType === type && (overArea !== undefined) === isLarge,
    );
  const largeWarranty = hoursOf('warranty', true);
  const price = (amount: number | null) => (amount === null ? '' : dollars(amount));
  return {
    name: facts.name,
    shortName: facts.shortName,
    phone: facts.phone.display,
    textPhone: facts.textMessages.display,
    email: facts.email.display,
    license: facts.license?.label ?? '',
    inspectorTitle: facts.license ? 'Licensed Home Inspector' : 'Home Inspector',
    anInspector: facts.license ? 'a licensed inspector' : 'an inspector',
    homeInspections: facts.license ? 'Licensed home inspections' : 'Home inspections',
    licenseNumber: facts.license?.number ?? '',
    authority: facts.license?.authority ?? '',
    inspector: facts.inspector.name,
    signature: facts.inspector.signature,

    region: serviceArea.name,
    regionShort: serviceArea.shortName,
    /** "Dallas-Fort Worth" of "Dallas-Fort Worth metroplex". */
    metro: serviceArea.name.replace(kindOfRegion, ''),
    /** "metroplex". */
    kindOfRegion: kindOfRegion.exec(serviceArea.name)?.[1]?.toLowerCase() ?? 'area',
    localArea: serviceArea.localName,
    city: serviceArea.cities[0]?.name ?? '',
    /** A smaller place of the area. */
    suburb: (serviceArea.cities[3] ?? serviceArea.cities[0])?.name ?? '',
    secondCity: serviceArea.cities[1]?.name ?? '',
    state: serviceArea.state,
    stateName: stateName(serviceArea.state),
    counties: serviceArea.counties,
    cityCount: String(serviceArea.cities.length),
    servedMiles: String(serviceArea.radius.served),
    standardMiles: String(serviceArea.radius.standard),
    timeZone: facts.timeZone.label,
    officeDays: facts.hours.office[0]?.days ?? '',
    officeTimes: facts.hours.office[0]?.hours ?? '',
    phoneHours: facts.hours.phone.hours.replace(' - ', ' to '),
    phoneTimes: facts.hours.phone.hours,
    phoneDays: facts.hours.phone.days,
    /** Empty unless the telephone is answered every day. */
    everyDay: facts.hours.phone.days.startsWith('7 days') ? '7 days' : '',

    responseTime: hours(promises.response),
    reportTime: hours(promises.report),
    reportHours: String(promises.report),
    noticeHours: String(promises.rescheduleNotice),
    schedulingTime: hours(promises.scheduling),
    noticeTime: hours(promises.rescheduleNotice),

    homesInspected: claims.homesInspected,
    rating: claims.rating,
    customers: claims.customers,
    years: claims.years,
    satisfaction: claims.satisfaction,
    averageSaved: claims.averageSaved,
    reviewCount: claims.reviews,
    insurance: claims.insurance,
    visitDuration: claims.visitDuration,
    calendarVisitDuration: facts.calendarVisitDuration,
    videoReady: claims.videoReportsReady,

    fromPrice: dollars(lowestPrice(prices)),
    priceRange: priceRange(prices),
    tierPrices: prices.tiers
      .map((tier) => `${dollars(tier.price)} up to ${thousands(tier.upTo)} sq ft`)
      .join(', '),
    beyondPrice: dollars(prices.beyond.price),
    stepPrice: dollars(prices.beyond.stepPrice),
    stepArea: String(prices.beyond.stepArea),
    warrantyHours: hoursOf('warranty')?.hours.join('-') ?? '',
    largeWarrantyHours: largeWarranty?.hours.join('-') ?? '',
    largeWarrantyArea: largeWarranty?.overArea ? thousands(largeWarranty.overArea) : '',
    condoHours: hoursOf('condo')?.hours.join('-') ?? '',
    townhomeHours: hoursOf('townhome')?.hours.join('-') ?? '',
    includedStories: String(prices.includedStories),
    includedStory: ['first', 'second', 'third', 'fourth'][prices.includedStories - 1] ?? '',
    agePrices: byAge((price, years) => `${price} over ${years}`),
    /** "over 50 years $75, over 30 years $50". */
    pricesByAge: addOns.ages
      .map((age) => `over ${age.overYears} years ${dollars(age.price)}`)
      .join(', '),
    agePricesInYears: byAge((price, years) => `${price} past ${years} years`),
    poolPrice: dollars(addOns.pool),
    pricingPagePoolPrice: dollars(overrides?.pricingPagePool ?? addOns.pool),
    faqPoolPrice: dollars(overrides?.faqPool ?? addOns.pool),
    basementPrice: dollars(addOns.basement),
    storyPrice: dollars(addOns.extraStory),
    structurePrice: dollars(addOns.detachedStructure),
    pricingPageStructurePrice: dollars(overrides?.pricingPageStructure ?? addOns.detachedStructure),
    faqStructurePrice: overrides?.faqStructure ?? dollars(addOns.detachedStructure),
    rushPercent: `${prices.rush.percent}%`,
    earlyPercent: `${prices.earlyBooking.percent}%`,
    earlyDays: String(prices.earlyBooking.daysAhead),
    pierAndBeamPrice: price(services.pierAndBeam),
    wellWaterPrice: price(services.wellWater),
    septicPrice: price(services.septic),
    reInspectionPrice: services.reInspection
      ? `${dollars(services.reInspection.from)}-${dollars(services.reInspection.to)}`
      : '',

    lawState: law.state,
    contractDeadline: law.contractDeadline,
    aContractDeadline: `${/^[aeiou]/.test(law.contractDeadline) ? 'an' : 'a'} ${law.contractDeadline}`,
    shortDeadline: law.shortDeadline,
    deadlineTime: law.deadlineTime,
    /** At the start of a sentence. */
    ContractDeadline: capitalized(law.contractDeadline),
    contractDeadlines: `${capitalized(law.contractDeadline)}s`,
    standardsOwner: law.standardsOwner,
    standardsCode: law.standardsCode,
    standardsSections: law.standardsSections,
    soil: law.soil,
    /** At the start of a sentence. */
    Soil: capitalized(law.soil),
    foundations: law.foundations,
    localRisks: law.localRisks,
    stormSeason: law.stormSeason,
    attic: law.attic,
    reportHeadings: law.reportHeadings,
    /** For sentences about what the state asks; "The state" at their start. */
    theState: law.state && 'the state',
    TheState: law.state && 'The state',
    lawAgency: law.agency,
    optionPeriod: law.optionPeriod,
    reportForm: law.reportForm,
    standards: law.standards,
  } satisfies Record<string, string>;
}
