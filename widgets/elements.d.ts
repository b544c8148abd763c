// Written by `npm run manifest`; change the headers of widgets/*/*.element.ts instead.

// @ts-ignore: React's types may be missing; then nothing uses the declarations that need them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

export interface QuoteInput {
  propertyType: 'condo' | 'residential' | 'townhome' | 'warranty';
  squareFootage: number;
  yearBuilt?: number | undefined;
  hasPool: boolean;
  detachedStructures: number;
  rushService: boolean;
  hasBasement: boolean;
  stories: number;
  hasAttic: boolean;
  inspectionDate?: string | undefined;
}

export interface QuoteResult {
  basePrice: number;
  poolAddOn: number;
  structuresAddOn: number;
  rushAddOn: number;
  basementAddOn: number;
  ageAddOn: number;
  complexityAddOn: number;
  scheduleDiscount: number;
  totalPrice: number;
  breakdown: {
    label: string;
    amount: number;
  }[];
  estimatedDuration: string;
  recommendedServices: string[];
}

export interface ReviewsResponse {
  reviews: {
    id: string;
    platform: 'angies' | 'facebook' | 'google' | 'yelp';
    rating: number;
    author: string;
    date: string;
    text: string;
    verified: boolean;
    sample?: true | undefined;
  }[];
  stats: {
    averageRating: number;
    totalReviews: number;
    platforms: {
      angies: {
        rating: number;
        count: number;
        url: string;
      };
      facebook: {
        rating: number;
        count: number;
        url: string;
      };
      google: {
        rating: number;
        count: number;
        url: string;
      };
      yelp: {
        rating: number;
        count: number;
        url: string;
      };
    };
  };
}

/** Common to all elements. */
export interface InspectionElement extends HTMLElement {
  /** Your slug: lower-case letters, digits, hyphens. Without it, leads carry no partner. */
  get partner(): string | undefined;
  set partner(value: string | null | undefined);
  /** Address of the inspector's API. Without it, the origin that the script came from. */
  get apiBase(): string | undefined;
  set apiBase(value: string | null | undefined);
  /** The colour scheme; `auto` is the one that your page declares. */
  get theme(): 'auto' | 'light' | 'dark';
  set theme(value: 'auto' | 'light' | 'dark' | null | undefined);
}

/** Choose a day and a start time, and book an inspection. */
export interface InspectionBookingElement extends InspectionElement {
  /** The last day of the buyer's option period, `2026-12-01`: days and times whose report would come after it are marked, and it is stored with the booking. */
  get optionEnds(): string | undefined;
  set optionEnds(value: string | null | undefined);
  /** What a quote was made from (`detail.input` of `inspection-quote-calculate`): shown with its price, sent along, and priced again by the server. */
  quote: QuoteInput | undefined;
}

/** Answers common questions by rules. Nothing is sent and nothing is stored. */
export interface InspectionChatElement extends InspectionElement {
  /** The window's corner. */
  get placement(): 'bottom-right' | 'bottom-left';
  set placement(value: 'bottom-right' | 'bottom-left' | null | undefined);
  /** Address of the site that answers lead to. Without it, `api-base`. */
  get siteBase(): string | undefined;
  set siteBase(value: string | null | undefined);
}

/** Asks for an inspection; the owner calls back. */
export interface InspectionContactElement extends InspectionElement {}

/** What an inspection costs by the size of the home. Nothing is sent. */
export interface InspectionPricingElement extends InspectionElement {}

/** Current offers in turn, over the page; the first one after 3 seconds. */
export interface InspectionPromoElement extends InspectionElement {
  /** The window's corner; above the help chat where that has the same one. */
  get placement(): 'bottom-left' | 'bottom-right';
  set placement(value: 'bottom-left' | 'bottom-right' | null | undefined);
}

/** A price for an inspection, calculated in the browser. */
export interface InspectionQuoteElement extends InspectionElement {
  /** The last day of the buyer's option period, `2026-12-01`; handed to the calendar with the quote. */
  get optionEnds(): string | undefined;
  set optionEnds(value: string | null | undefined);
}

/** What clients wrote on all platforms, with a filter for each. */
export interface InspectionReviewsElement extends InspectionElement {
  /** An answer of `GET /api/reviews`; with it the element fetches nothing. */
  reviews: ReviewsResponse | undefined;
}

/** Maintenance tips for a home in North Texas. */
export interface InspectionTipsElement extends InspectionElement {}

/** All events bubble and are composed. */
export interface InspectionEventMap {
  /** A start time is chosen: `yyyy-MM-dd` and `HH:mm` in Central Time. */
  'inspection-slot-select': CustomEvent<{ date: string; time: string }>;
  /** An appointment is booked; no personal data. */
  'inspection-booking-created': CustomEvent<{ id: string; date: string; time: string }>;
  /** A request is stored; no personal data. */
  'inspection-contact-sent': CustomEvent<{ id: string }>;
  /** The visitor asks for a quote; `preventDefault()` keeps the visitor on the page instead of opening `href`. */
  'inspection-pricing-quote': CustomEvent<{ href: string }>;
  /** A price is calculated. */
  'inspection-quote-calculate': CustomEvent<{
    input: QuoteInput;
    result: QuoteResult;
    optionEnds?: string;
  }>;
  /** The visitor wants to book; `preventDefault()` keeps the visitor on the page instead of opening the booking page. */
  'inspection-quote-book': CustomEvent<{
    input: QuoteInput;
    result: QuoteResult;
    optionEnds?: string;
  }>;
}

type ElementProps<E> = DetailedHTMLProps<HTMLAttributes<E>, E> & {
  /** Your slug: lower-case letters, digits, hyphens. Without it, leads carry no partner. */
  partner?: string | undefined;
  /** Address of the inspector's API. Without it, the origin that the script came from. */
  'api-base'?: string | undefined;
  /** Address of the inspector's API. Without it, the origin that the script came from. */
  apiBase?: string | undefined;
  /** The colour scheme; `auto` is the one that your page declares. */
  theme?: 'auto' | 'light' | 'dark' | undefined;
};

declare global {
  interface HTMLElementTagNameMap {
    'inspection-booking': InspectionBookingElement;
    'inspection-chat': InspectionChatElement;
    'inspection-contact': InspectionContactElement;
    'inspection-pricing': InspectionPricingElement;
    'inspection-promo': InspectionPromoElement;
    'inspection-quote': InspectionQuoteElement;
    'inspection-reviews': InspectionReviewsElement;
    'inspection-tips': InspectionTipsElement;
  }

  interface GlobalEventHandlersEventMap extends InspectionEventMap {}
}

// @ts-ignore: as above.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'inspection-booking': ElementProps<InspectionBookingElement> & {
        /** The last day of the buyer's option period, `2026-12-01`: days and times whose report would come after it are marked, and it is stored with the booking. */
        'option-ends'?: string | undefined;
        /** The last day of the buyer's option period, `2026-12-01`: days and times whose report would come after it are marked, and it is stored with the booking. */
        optionEnds?: string | undefined;
        /** What a quote was made from (`detail.input` of `inspection-quote-calculate`): shown with its price, sent along, and priced again by the server. */
        quote?: QuoteInput | undefined;
        /** A start time is chosen: `yyyy-MM-dd` and `HH:mm` in Central Time. */
        'oninspection-slot-select'?:
          | ((event: InspectionEventMap['inspection-slot-select']) => void)
          | undefined;
        /** An appointment is booked; no personal data. */
        'oninspection-booking-created'?:
          | ((event: InspectionEventMap['inspection-booking-created']) => void)
          | undefined;
      };
      'inspection-chat': ElementProps<InspectionChatElement> & {
        /** The window's corner. */
        placement?: 'bottom-right' | 'bottom-left' | undefined;
        /** Address of the site that answers lead to. Without it, `api-base`. */
        'site-base'?: string | undefined;
        /** Address of the site that answers lead to. Without it, `api-base`. */
        siteBase?: string | undefined;
      };
      'inspection-contact': ElementProps<InspectionContactElement> & {
        /** A request is stored; no personal data. */
        'oninspection-contact-sent'?:
          | ((event: InspectionEventMap['inspection-contact-sent']) => void)
          | undefined;
      };
      'inspection-pricing': ElementProps<InspectionPricingElement> & {
        /** The visitor asks for a quote; `preventDefault()` keeps the visitor on the page instead of opening `href`. */
        'oninspection-pricing-quote'?:
          | ((event: InspectionEventMap['inspection-pricing-quote']) => void)
          | undefined;
      };
      'inspection-promo': ElementProps<InspectionPromoElement> & {
        /** The window's corner; above the help chat where that has the same one. */
        placement?: 'bottom-left' | 'bottom-right' | undefined;
      };
      'inspection-quote': ElementProps<InspectionQuoteElement> & {
        /** The last day of the buyer's option period, `2026-12-01`; handed to the calendar with the quote. */
        'option-ends'?: string | undefined;
        /** The last day of the buyer's option period, `2026-12-01`; handed to the calendar with the quote. */
        optionEnds?: string | undefined;
        /** A price is calculated. */
        'oninspection-quote-calculate'?:
          | ((event: InspectionEventMap['inspection-quote-calculate']) => void)
          | undefined;
        /** The visitor wants to book; `preventDefault()` keeps the visitor on the page instead of opening the booking page. */
        'oninspection-quote-book'?:
          | ((event: InspectionEventMap['inspection-quote-book']) => void)
          | undefined;
      };
      'inspection-reviews': ElementProps<InspectionReviewsElement> & {
        /** An answer of `GET /api/reviews`; with it the element fetches nothing. */
        reviews?: ReviewsResponse | undefined;
      };
      'inspection-tips': ElementProps<InspectionTipsElement>;
    }
  }
}
