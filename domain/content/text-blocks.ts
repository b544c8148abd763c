import type { TextBlock } from '#domain/business/text-block.ts';
import { chatAnswers } from '#domain/chat/all-intents.ts';
import { includedTexts } from '#domain/quote/explained-quote.ts';
import { aboutTexts } from './about.ts';
import { appointmentTexts } from './appointment.ts';
import { blogTexts } from './blog-page.ts';
import { confirmationTexts } from './booking-confirmation.ts';
import { profileReviews } from './business-profile.ts';
import { siteButtons, siteShortcuts } from './buttons.ts';
import { calendarTexts } from './calendar.ts';
import { contactTexts } from './contact.ts';
import { embedDocsTexts } from './embed-docs/docs-blocks.ts';
import { embedTexts } from './embed-page.ts';
import { costPricing } from './faq/cost-pricing.ts';
import { dfwSpecific } from './faq/dfw-specific.ts';
import { faqClosing, faqHero } from './faq/faq.ts';
import { faqCategories } from './faq/faq-item.ts';
import { general } from './faq/general.ts';
import { processTimeline } from './faq/process-timeline.ts';
import { reportsFollowUp } from './faq/reports-follow-up.ts';
import { scheduling } from './faq/scheduling.ts';
import { whatsIncluded } from './faq/whats-included.ts';
import { faqLabels, faqMeta } from './faq-page.ts';
import { footer, footerHeadings, topBar } from './footer.ts';
import {
  aboutBlock,
  homeButtons,
  homeClosing,
  homeCoverage,
  homeHero,
  homeMeta,
  homeServices,
  processSteps,
  reasonsToChooseUs,
  statistics,
  testimonialsHeading,
  testimonialsLabels,
  trustBadges,
  weakPoints,
} from './home.ts';
import { coverage, coverageHeading, limits } from './inspection-coverage.ts';
import { inspectorCard } from './inspector-card.ts';
import { instantQuoteTexts } from './instant-quote.ts';
import { llmsTexts } from './llms-text.ts';
import { maintenanceTexts } from './maintenance-tips.ts';
import { notFoundTexts } from './not-found.ts';
import { priceRanges } from './price-ranges.ts';
import { paymentTerms, sampleExamples } from './pricing.ts';
import { pricingBlock } from './pricing-block.ts';
import {
  additionalServices,
  included,
  payment,
  pricingButtons,
  pricingClosing,
  pricingFactors,
  pricingHero,
  pricingMeta,
} from './pricing-page.ts';
import { privacyTexts } from './privacy-page.ts';
import { quoteClosing, quoteFactors, quoteHero, quoteMeta, quoteShortcut } from './quote-page.ts';
import { requestSentTexts } from './request-sent.ts';
import {
  reasonsFromReviews,
  reviewsClosing,
  reviewsHero,
  reviewsLabels,
  reviewsMeta,
  reviewsTiles,
} from './reviews-page.ts';
import { sampleReportTexts } from './sample-report/sample-report.ts';
import { serviceCards, servicesHeading } from './services.ts';
import {
  inspectionSteps,
  servicesClosing,
  servicesHero,
  servicesLabels,
  servicesMeta,
  videoReports,
  whatYouReceive,
} from './services-page.ts';
import { siteKeywords } from './site-meta.ts';
import { testimonials } from './testimonials.ts';

/** The texts of one page of the site, or of another place. */
export interface TextPage {
  page: string;
  /** Where its texts can be looked at; none where no page shows them. */
  path?: PreviewPath;
  /** The widget that has them, or is among them. */
  widget?: TextWidget;
  blocks: readonly TextBlock<unknown>[];
}

export type TextWidget = 'chat' | 'confirmation' | 'contact' | 'pricing' | 'tips';

/** The pages that can be looked at before they are published; no page is at the last one. */
export const previewPaths = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/instant-quote',
  '/quote',
  '/request-sent',
  '/calendar',
  '/faq',
  '/reviews',
  '/sample-report',
  '/blog',
  '/maintenance-tips',
  '/contact',
  '/privacy',
  '/embed',
  '/embed/docs',
  '/-',
] as const;

type PreviewPath = (typeof previewPaths)[number];

/**
 * Every text that the owner can reword, in the order of the site and of each page. All of the site's texts are in it:
 * no page, widget or email may import it, only the server and the admin.
 */
export const textPages: readonly TextPage[] = [
  {
    page: 'Every page',
    path: '/',
    blocks: [
      topBar,
      siteButtons,
      siteShortcuts,
      inspectorCard,
      footerHeadings,
      footer,
      siteKeywords,
    ],
  },
  {
    page: 'Home page',
    path: '/',
    blocks: [
      homeHero,
      trustBadges,
      homeServices,
      aboutBlock,
      weakPoints,
      processSteps,
      testimonialsHeading,
      testimonialsLabels,
      testimonials,
      homeCoverage,
      statistics,
      reasonsToChooseUs,
      homeButtons,
      homeClosing,
      homeMeta,
    ],
  },
  { page: 'About page', path: '/about', blocks: aboutTexts },
  {
    page: 'Services page',
    path: '/services',
    blocks: [
      servicesHero,
      videoReports,
      servicesHeading,
      serviceCards,
      coverageHeading,
      coverage,
      limits,
      whatYouReceive,
      inspectionSteps,
      priceRanges,
      servicesLabels,
      servicesClosing,
      servicesMeta,
    ],
  },
  {
    page: 'Pricing page',
    path: '/pricing',
    widget: 'pricing',
    blocks: [
      pricingHero,
      pricingBlock,
      included,
      pricingFactors,
      additionalServices,
      payment,
      sampleExamples,
      paymentTerms,
      pricingButtons,
      pricingClosing,
      pricingMeta,
    ],
  },
  { page: 'Instant quote', path: '/instant-quote', blocks: instantQuoteTexts },
  {
    page: 'Quote request',
    path: '/quote',
    widget: 'contact',
    blocks: [quoteHero, quoteFactors, quoteShortcut, includedTexts, quoteClosing, quoteMeta],
  },
  { page: 'After a request', path: '/request-sent', blocks: requestSentTexts },
  { page: 'Calendar', path: '/calendar', blocks: calendarTexts },
  { page: 'Confirmation', widget: 'confirmation', blocks: confirmationTexts },
  { page: 'Appointment', blocks: appointmentTexts },
  {
    page: 'FAQ',
    path: '/faq',
    blocks: [
      faqHero,
      faqCategories,
      general,
      processTimeline,
      costPricing,
      whatsIncluded,
      scheduling,
      reportsFollowUp,
      dfwSpecific,
      faqLabels,
      faqClosing,
      faqMeta,
    ],
  },
  {
    page: 'Reviews page',
    path: '/reviews',
    blocks: [
      reviewsHero,
      profileReviews,
      reviewsTiles,
      reasonsFromReviews,
      reviewsLabels,
      reviewsClosing,
      reviewsMeta,
    ],
  },
  { page: 'Sample report', path: '/sample-report', blocks: sampleReportTexts },
  { page: 'Blog', path: '/blog', blocks: blogTexts },
  { page: 'Maintenance tips', path: '/maintenance-tips', widget: 'tips', blocks: maintenanceTexts },
  { page: 'Contact page', path: '/contact', widget: 'contact', blocks: contactTexts },
  { page: 'Privacy page', path: '/privacy', blocks: privacyTexts },
  { page: 'Widgets for partners', path: '/embed', blocks: embedTexts },
  { page: 'Documents for partners', path: '/embed/docs', blocks: embedDocsTexts },
  { page: 'Missing page', path: '/-', blocks: notFoundTexts },
  { page: 'Help chat', widget: 'chat', blocks: [chatAnswers] },
  { page: 'Assistants', blocks: [llmsTexts] },
];
