import type { TextBlock } from '#domain/business/text-block.ts';
import { chatAnswers } from '#domain/chat/all-intents.ts';
import { includedTexts } from '#domain/quote/explained-quote.ts';
import {
  aboutClosing,
  aboutCoverage,
  aboutHero,
  aboutIntro,
  aboutLicense,
  aboutMeta,
  aboutRules,
  coreValues,
  licenseLabel,
  reasonsToChoose,
} from './about.ts';
import {
  appointmentChange,
  appointmentConfirmation,
  appointmentLabels,
  appointmentMeta,
  appointmentStages,
  noAppointment,
} from './appointment.ts';
import {
  articleLabels,
  articleNotFound,
  blogClosing,
  blogHero,
  blogLabels,
  blogMeta,
  missingArticleMeta,
  noArticles,
} from './blog-page.ts';
import { howToPrepare, whatHappensNext } from './booking-confirmation.ts';
import { profileReviews } from './business-profile.ts';
import { siteButtons, siteShortcuts } from './buttons.ts';
import {
  calendarClosing,
  calendarHero,
  calendarLabels,
  calendarMeta,
  calendarNotes,
  inspectionTypeCards,
  whatToExpect,
} from './calendar.ts';
import {
  contactCards,
  contactDetails,
  contactHero,
  contactLabels,
  contactMeta,
  contactQuestions,
  hoursAndArea,
  sameDayCall,
} from './contact.ts';
import {
  embedDocsHero,
  embedDocsMeta,
  embedDocsStart,
  embedDocsTestMode,
} from './embed-docs/docs-blocks.ts';
import {
  embedHeadings,
  embedHero,
  embedMeta,
  embedPreviewNote,
  embedPrivacy,
} from './embed-page.ts';
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
import {
  comparison,
  instantQuoteBenefits,
  instantQuoteClosing,
  instantQuoteHero,
  instantQuoteMeta,
  instantQuoteSamples,
} from './instant-quote.ts';
import { llmsTexts } from './llms-text.ts';
import {
  maintenanceClosing,
  maintenanceHero,
  maintenanceMeta,
  seasonNotes,
} from './maintenance-tips.ts';
import { notFound, notFoundMeta } from './not-found.ts';
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
import {
  privacyClosing,
  privacyDuration,
  privacyHero,
  privacyMeta,
  privacyParts,
} from './privacy-page.ts';
import { quoteClosing, quoteFactors, quoteHero, quoteMeta, quoteShortcut } from './quote-page.ts';
import {
  requestSentButtons,
  requestSentClosing,
  requestSentHero,
  requestSentMeta,
} from './request-sent.ts';
import {
  reasonsFromReviews,
  reviewsClosing,
  reviewsHero,
  reviewsLabels,
  reviewsMeta,
  reviewsTiles,
} from './reviews-page.ts';
import {
  reportLabels,
  reportSpread,
  reportSummary,
  sampleProperty,
  sampleReportClosing,
  sampleReportHero,
  sampleReportMeta,
} from './sample-report/sample-report.ts';
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
  {
    page: 'About page',
    path: '/about',
    blocks: [
      aboutHero,
      aboutIntro,
      licenseLabel,
      aboutLicense,
      coreValues,
      aboutRules,
      aboutCoverage,
      reasonsToChoose,
      aboutClosing,
      aboutMeta,
    ],
  },
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
  {
    page: 'Instant quote',
    path: '/instant-quote',
    blocks: [
      instantQuoteHero,
      instantQuoteBenefits,
      comparison,
      instantQuoteSamples,
      instantQuoteClosing,
      instantQuoteMeta,
    ],
  },
  {
    page: 'Quote request',
    path: '/quote',
    widget: 'contact',
    blocks: [quoteHero, quoteFactors, quoteShortcut, includedTexts, quoteClosing, quoteMeta],
  },
  {
    page: 'After a request',
    path: '/request-sent',
    blocks: [requestSentHero, requestSentButtons, requestSentClosing, requestSentMeta],
  },
  {
    page: 'Calendar',
    path: '/calendar',
    blocks: [
      calendarHero,
      calendarLabels,
      calendarNotes,
      whatToExpect,
      inspectionTypeCards,
      calendarClosing,
      calendarMeta,
    ],
  },
  { page: 'Confirmation', widget: 'confirmation', blocks: [howToPrepare, whatHappensNext] },
  {
    page: 'Appointment',
    blocks: [
      appointmentStages,
      appointmentConfirmation,
      appointmentChange,
      appointmentLabels,
      noAppointment,
      appointmentMeta,
    ],
  },
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
  {
    page: 'Sample report',
    path: '/sample-report',
    blocks: [
      sampleReportHero,
      sampleProperty,
      reportLabels,
      reportSummary,
      reportSpread,
      sampleReportClosing,
      sampleReportMeta,
    ],
  },
  {
    page: 'Blog',
    path: '/blog',
    blocks: [
      blogHero,
      blogLabels,
      noArticles,
      blogClosing,
      blogMeta,
      articleLabels,
      articleNotFound,
      missingArticleMeta,
    ],
  },
  {
    page: 'Maintenance tips',
    path: '/maintenance-tips',
    widget: 'tips',
    blocks: [maintenanceHero, seasonNotes, maintenanceClosing, maintenanceMeta],
  },
  {
    page: 'Contact page',
    path: '/contact',
    widget: 'contact',
    blocks: [
      contactHero,
      contactCards,
      contactQuestions,
      contactLabels,
      contactDetails,
      hoursAndArea,
      sameDayCall,
      contactMeta,
    ],
  },
  {
    page: 'Privacy page',
    path: '/privacy',
    blocks: [privacyHero, privacyParts, privacyDuration, privacyClosing, privacyMeta],
  },
  {
    page: 'Widgets for partners',
    path: '/embed',
    blocks: [embedHero, embedHeadings, embedPrivacy, embedPreviewNote, embedMeta],
  },
  {
    page: 'Documents for partners',
    path: '/embed/docs',
    blocks: [embedDocsHero, embedDocsStart, embedDocsTestMode, embedDocsMeta],
  },
  { page: 'Missing page', path: '/-', blocks: [notFound, notFoundMeta] },
  { page: 'Help chat', widget: 'chat', blocks: [chatAnswers] },
  { page: 'Assistants', blocks: [llmsTexts] },
];
