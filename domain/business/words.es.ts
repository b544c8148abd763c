import { capitalized } from '#domain/locale/capitalized.ts';
import { countedIn } from '#domain/locale/locale.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { reviewLinks } from '#domain/reviews/review-links.ts';
import type { Facts } from './facts.ts';
import { spanishListText } from './list-text.ts';
import { statePacks } from './state-packs/state-packs.ts';
import type { WordName } from './words.ts';

const counted = countedIn('es');

const hoursText = (count: number) => counted(count, 'hora', 'horas');

const isSameDay = ({ promises }: Facts) => promises.report <= 24;

const payment = {
  booking: { due: 'al reservar', noDeposit: '', onTheSpot: '', atClosing: 'en el cierre' },
  inspection: {
    due: 'el día de la inspección',
    noDeposit: 'Sin depósito',
    onTheSpot: 'ahí mismo',
    atClosing: 'en el cierre',
  },
  report: {
    due: 'antes de leer el reporte',
    noDeposit: 'Sin depósito',
    onTheSpot: '',
    atClosing: 'en el cierre',
  },
  closing: {
    due: 'en el cierre de la compra',
    noDeposit: 'Sin depósito',
    onTheSpot: '',
    atClosing: '',
  },
} as const;

const paymentOf = ({ paymentTime }: Facts) =>
  paymentTime ? payment[paymentTime] : payment.inspection;

const reportTime = ({ promises }: Facts) => hoursText(promises.report);

const lawOf = ({ statePack }: Facts) => statePacks[statePack].words.es;

const byAge = ({ prices }: Facts, line: (price: string, years: number) => string) =>
  prices.addOns.ages
    .toReversed()
    .map((age) => line(dollars(age.price), age.overYears))
    .join(', ');

/** The words that are worded in Spanish; the others are facts, figures and names. `facts` are in Spanish as well. */
export const words = {
  inspectorTitle: ({ license }) =>
    license ? 'Inspector de viviendas con licencia' : 'Inspector de viviendas',
  anInspector: ({ license }) => (license ? 'un inspector con licencia' : 'un inspector'),
  homeInspections: ({ license }) =>
    license ? 'Inspecciones de vivienda con licencia' : 'Inspecciones de vivienda',
  metro: ({ serviceArea }) => serviceArea.name.replace(/^la (?:zona metropolitana|región) de /, ''),
  /** With its article. */
  kindOfRegion: ({ serviceArea }) =>
    /^la (?:zona metropolitana|región)(?= de )/.exec(serviceArea.name)?.[0] ?? 'la zona',
  phoneHours: ({ hours }) => hours.phone.hours,
  everyDay: ({ hours }) => (hours.phone.days.startsWith('los 7 días') ? '7 días' : ''),

  responseTime: ({ promises }) => hoursText(promises.response),
  due: (facts) => paymentOf(facts).due,
  Due: (facts) => capitalized(paymentOf(facts).due),
  NoDeposit: (facts) => paymentOf(facts).noDeposit,
  onTheSpot: (facts) => paymentOf(facts).onTheSpot,
  notAtClosing: (facts) => paymentOf(facts).atClosing,
  reportTime,
  reportPromise: (facts) =>
    `${reportTime(facts)}${isSameDay(facts) ? ', muchas veces el mismo día' : ''}`,
  reportAnswer: (facts) =>
    `${reportTime(facts)}${isSameDay(facts) ? ', y muchas veces el mismo día' : ''}`,
  reportDay: (facts) => (isSameDay(facts) ? 'el mismo día' : `en ${reportTime(facts)}`),
  reportDelivery: (facts) =>
    isSameDay(facts) ? 'Entrega el mismo día' : `Entrega en ${reportTime(facts)}`,
  reportBadge: (facts) =>
    isSameDay(facts) ? 'Reportes el mismo día' : `Reportes en ${reportTime(facts)}`,
  sameDay: (facts) => (isSameDay(facts) ? 'mismo día' : ''),
  aSameDayReport: (facts) => (isSameDay(facts) ? 'un reporte el mismo día' : ''),
  laterReportTime: (facts) => (isSameDay(facts) ? '' : reportTime(facts)),
  schedulingTime: ({ promises }) => hoursText(promises.scheduling),
  noticeTime: ({ promises }) => hoursText(promises.rescheduleNotice),
  reviewPlatforms: (facts) => spanishListText.format(reviewLinks(facts).map(({ name }) => name)),

  tierPrices: ({ prices }) =>
    prices.tiers
      .map((tier) => `${dollars(tier.price)} hasta ${thousands(tier.upTo)} pies cuadrados`)
      .join(', '),
  poolPrices: ({ prices: { addOns, overrides } }) =>
    overrides && overrides.faqPool !== addOns.pool
      ? `Los ${dollars(addOns.pool)} de la cotización al instante son por ver la alberca junto con la casa; los ${dollars(overrides.faqPool)}, por su inspección completa, con el equipo en marcha.`
      : '',
  includedStory: ({ prices }) =>
    ['primer', 'segundo', 'tercer', 'cuarto'][prices.includedStories - 1] ?? '',
  agePrices: (facts) => byAge(facts, (price, years) => `${price} con más de ${years}`),
  pricesByAge: ({ prices }) =>
    prices.addOns.ages
      .map((age) => `más de ${age.overYears} años ${dollars(age.price)}`)
      .join(', '),
  agePricesInYears: (facts) => byAge(facts, (price, years) => `${price} después de ${years} años`),

  contractDeadline: (facts) => lawOf(facts).contractDeadline,
  aContractDeadline: (facts) => `un ${lawOf(facts).contractDeadline}`,
  shortDeadline: (facts) => lawOf(facts).shortDeadline,
  deadlineTime: (facts) => lawOf(facts).deadlineTime,
  ContractDeadline: (facts) => capitalized(lawOf(facts).contractDeadline),
  contractDeadlines: (facts) => lawOf(facts).contractDeadlines,
  standardsOwner: (facts) => lawOf(facts).standardsOwner,
  standardsSections: (facts) => lawOf(facts).standardsSections,
  soil: (facts) => lawOf(facts).soil,
  Soil: (facts) => capitalized(lawOf(facts).soil),
  foundations: (facts) => lawOf(facts).foundations,
  localRisks: (facts) => lawOf(facts).localRisks,
  stormSeason: (facts) => lawOf(facts).stormSeason,
  attic: (facts) => lawOf(facts).attic,
  reportHeadings: (facts) => lawOf(facts).reportHeadings,
  theState: (facts) => lawOf(facts).state && 'el estado',
  TheState: (facts) => lawOf(facts).state && 'El estado',
  optionPeriod: (facts) => lawOf(facts).optionPeriod,
  standards: (facts) => lawOf(facts).standards,
} satisfies Partial<Record<WordName, (facts: Facts) => string>>;
