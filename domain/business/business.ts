import type { PaymentTime } from '#domain/jobs/job-settings.ts';
import { phoneLinks } from '#domain/leads/phone-links.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { type CountedReview, claimsWithReviews } from '#domain/reviews/claims-with-reviews.ts';
import type { Brand } from './brand.schema.ts';
import { brandProperties } from './brand-colors.ts';
import type { ContactLink, Facts } from './facts.ts';
import { formatPhone } from './phone.ts';
import type { PriceList } from './price-list.schema.ts';
import type { Inspector, Profile } from './profile.schema.ts';
import { spanishFacts } from './spanish-facts.ts';
import type { StatePack } from './state-packs/state-pack.ts';
import { statePacks } from './state-packs/state-packs.ts';
import { statedFacts } from './stated-facts.ts';
import type { TextValues } from './texts.schema.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words-of.ts';
import { zoneRules } from './zone-rules.ts';

/** The records that the owner edits. */
export interface BusinessRecords {
  profile: Profile;
  /** The list whose prices are shown today. */
  prices: PriceList;
  brand: Brand;
  texts: TextValues;
  /** Figures that the owner leaves empty are computed from them. */
  reviews?: readonly CountedReview[];
  /** At the inspection without it. */
  paymentTime?: PaymentTime;
}

/**
 * The business as rules, wording and screens read it: plain data, computed once by the server from its records, and
 * public. It travels as an argument, in a page's data and in the widgets' facts; nobody imports a business.
 */
export interface Business extends Facts {
  /** The language of its words, and of all that is worded for it. */
  locale: Locale;
  /** What the placeholders of texts stand for; empty for what the business does not have. */
  words: Words;
  /** In another language: the words for texts that the owner has in English only. */
  englishWords?: Words;
}

/** The business in a language. */
export function businessOf(records: BusinessRecords, locale: Locale): Business {
  const { profile, prices, brand, texts, reviews = [], paymentTime = 'inspection' } = records;
  const { overrides } = profile;
  const claims = claimsWithReviews(profile.claims, reviews);
  // Other readings of what the owner states, and of nothing else.
  const stated = profile.claims;
  const phone = contactLink(profile.phone, 'tel:');
  const [inspector] = profile.inspectors as [Inspector];
  const zone = zoneRules[profile.timeZone];
  const { law }: StatePack = statePacks[profile.statePack];
  const facts: Facts = {
    ...statedFacts(profile),
    name: profile.name,
    shortName: profile.shortName,
    tagline: profile.tagline,
    phone,
    textMessages: contactLink(profile.textPhone || profile.phone, 'sms:'),
    email: { display: profile.email, href: `mailto:${profile.email}` },
    address: profile.address.isShown && profile.address.line ? profile.address.line : undefined,
    license: profile.license,
    inspector,
    inspectors: profile.inspectors,
    timeZone: { name: profile.timeZone, ...zone },
    links: profile.links,
    promises: profile.promises,
    claims,
    mapsClaims: { rating: stated.rating, reviews: stated.reviews },
    structuredClaims: {
      rating: (stated.rating && overrides?.structuredData?.rating) || claims.rating,
      years: (stated.years && overrides?.structuredData?.years) || claims.years,
    },
    prices,
    statePack: profile.statePack,
    law,
    brand,
    colors: brandProperties(brand),
    ...(paymentTime !== 'inspection' && { paymentTime }),
    texts: textsFor(locale, texts),
  };
  if (locale === defaultLocale) return { ...facts, locale, words: wordsOf(facts, locale) };
  const translated = spanishFacts(facts, profile.spanish);
  return {
    ...translated,
    locale,
    words: wordsOf(translated, locale),
    ...(Object.keys(texts.en ?? {}).length > 0 && { englishWords: wordsOf(facts, defaultLocale) }),
  };
}

/** English stands in for Spanish, and never the other way round. */
function textsFor(locale: Locale, { es, translatedFrom: _from, ...english }: TextValues) {
  return locale === 'es' && es ? { ...english, es } : english;
}

function contactLink(phone: string, scheme: 'tel:' | 'sms:'): ContactLink {
  const [link] = phoneLinks(phone);
  const dialed = link?.call.replace('tel:', '') ?? phone.replace(/[^\d+]/g, '');
  // Text messages go to the line, not to its extension.
  const address = scheme === 'sms:' ? dialed.replace(/;.*/, '') : dialed;
  return { display: formatPhone(phone), href: scheme + address };
}
