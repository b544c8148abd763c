// Written by `npm run manifest`; change the headers of widgets/*/*.element.ts instead.

// @ts-ignore: React's types may be missing; then nothing uses the declarations that need them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

export interface Metadata {
  readonly [x: string]: string;
}

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
  salesTax: number;
  totalPrice: number;
  breakdown: {
    label: string;
    amount: number;
  }[];
  estimatedDuration: string;
  recommendedServices: string[];
  priceRevision: number;
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
        url?: string | undefined;
      };
      facebook: {
        rating: number;
        count: number;
        url?: string | undefined;
      };
      google: {
        rating: number;
        count: number;
        url?: string | undefined;
      };
      yelp: {
        rating: number;
        count: number;
        url?: string | undefined;
      };
    };
  };
}

/** Common to all elements. */
export interface InspectionElement extends HTMLElement {
  /** Your slug: lower-case letters, digits, hyphens. Without it, leads have no partner. */
  get partner(): string | undefined;
  set partner(value: string | null | undefined);
  /** The widget's language: `es`, also `es-MX`, is Spanish, anything else English. Without it, the widget has the language of the nearest element around it with a `lang`. When that changes, the widget changes too, and what was typed stays. */
  lang: string;
  /** Address of the inspector whose name, license, prices, colors and calls the widget has. Defaults to the origin of the script that was pasted before the tag. */
  get apiBase(): string | undefined;
  set apiBase(value: string | null | undefined);
  /** The color scheme; `auto` is the one that your page declares, else dark if the page behind the widget is dark. */
  get theme(): 'auto' | 'light' | 'dark';
  set theme(value: 'auto' | 'light' | 'dark' | null | undefined);
  /** `none` hides the title of the first view, except for screen readers, if you have your own heading. Chat and offers have no title. */
  get heading(): 'visible' | 'none';
  set heading(value: 'visible' | 'none' | null | undefined);
}

/** Choose a day and a start time, and book an inspection. */
export interface InspectionBookingElement extends InspectionElement {
  /** The last day of the buyer's option or inspection period, `2026-12-01`: days and times whose report would come too late are marked, and it is stored with the booking. */
  get optionEnds(): string | undefined;
  set optionEnds(value: string | null | undefined);
  /** The visitor's name, as far as your page knows it. What the visitor types stays; text that the form would refuse is ignored. */
  get prefillName(): string | undefined;
  set prefillName(value: string | null | undefined);
  /** Likewise, the visitor's email address. */
  get prefillEmail(): string | undefined;
  set prefillEmail(value: string | null | undefined);
  /** Likewise, the visitor's phone number. */
  get prefillPhone(): string | undefined;
  set prefillPhone(value: string | null | undefined);
  /** Likewise, the address of the property. */
  get prefillAddress(): string | undefined;
  set prefillAddress(value: string | null | undefined);
  /** `button` is a button in the page's flow that opens the widget in a dialog, `dialog` such a button in a corner of the window. Until the button is used, only the button is loaded. */
  get display(): 'inline' | 'button' | 'dialog';
  set display(value: 'inline' | 'button' | 'dialog' | null | undefined);
  /** The button's text, in place of its own in the widget's language. */
  get buttonText(): string | undefined;
  set buttonText(value: string | null | undefined);
  /** The window's corner for `display="dialog"`; above the help chat, if that has the same one. */
  get placement(): 'bottom-right' | 'bottom-left';
  set placement(value: 'bottom-right' | 'bottom-left' | null | undefined);
  /** Test mode: everything works and is marked as a test, but nothing is booked or stored. */
  get test(): boolean | undefined;
  set test(value: boolean | null | undefined);
  /** The input of a quote (`detail.input` of `inspection-quote-calculate`): shown with its price, sent along, and priced again by the server. */
  quote: QuoteInput | undefined;
  /** Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40 lower-case letters, digits and hyphens, texts 200 characters. */
  metadata: Metadata | undefined;
  /** Opens the dialog of `display="button"` and `"dialog"`, as its button does; does nothing otherwise. */
  open(): void;
  /** Closes it. What was typed stays. */
  close(): void;
}

/** Answers common questions by rules. Nothing is sent or stored. */
export interface InspectionChatElement extends InspectionElement {
  /** The window's corner. */
  get placement(): 'bottom-right' | 'bottom-left';
  set placement(value: 'bottom-right' | 'bottom-left' | null | undefined);
  /** The site that answers link to. Defaults to `api-base`. */
  get siteBase(): string | undefined;
  set siteBase(value: string | null | undefined);
}

/** Asks for an inspection; the owner calls back. */
export interface InspectionContactElement extends InspectionElement {
  /** The visitor's name, as far as your page knows it. What the visitor types stays; text that the form would refuse is ignored. */
  get prefillName(): string | undefined;
  set prefillName(value: string | null | undefined);
  /** Likewise, the visitor's email address. */
  get prefillEmail(): string | undefined;
  set prefillEmail(value: string | null | undefined);
  /** Likewise, the visitor's phone number. */
  get prefillPhone(): string | undefined;
  set prefillPhone(value: string | null | undefined);
  /** Likewise, the address of the property. */
  get prefillAddress(): string | undefined;
  set prefillAddress(value: string | null | undefined);
  /** Test mode: everything works and is marked as a test, but nothing is booked or stored. */
  get test(): boolean | undefined;
  set test(value: boolean | null | undefined);
  /** Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40 lower-case letters, digits and hyphens, texts 200 characters. */
  metadata: Metadata | undefined;
}

/** What an inspection costs by the size of the home. Nothing is sent. */
export interface InspectionPricingElement extends InspectionElement {}

/** Current offers in turn, over the page; the first one after 3 seconds. */
export interface InspectionPromoElement extends InspectionElement {
  /** The corner of a wide window; above the help chat if that has the same corner. */
  get placement(): 'bottom-left' | 'bottom-right';
  set placement(value: 'bottom-left' | 'bottom-right' | null | undefined);
}

/** A price for an inspection, calculated in the browser. */
export interface InspectionQuoteElement extends InspectionElement {
  /** The last day of the buyer's option or inspection period, `2026-12-01`; handed to the calendar with the quote. */
  get optionEnds(): string | undefined;
  set optionEnds(value: string | null | undefined);
  /** `button` is a button in the page's flow that opens the widget in a dialog, `dialog` such a button in a corner of the window. Until the button is used, only the button is loaded. */
  get display(): 'inline' | 'button' | 'dialog';
  set display(value: 'inline' | 'button' | 'dialog' | null | undefined);
  /** The button's text, in place of its own in the widget's language. */
  get buttonText(): string | undefined;
  set buttonText(value: string | null | undefined);
  /** The window's corner for `display="dialog"`; above the help chat, if that has the same one. */
  get placement(): 'bottom-right' | 'bottom-left';
  set placement(value: 'bottom-right' | 'bottom-left' | null | undefined);
  /** Test mode: everything works and is marked as a test; so is the booking page that it opens. */
  get test(): boolean | undefined;
  set test(value: boolean | null | undefined);
  /** Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40 lower-case letters, digits and hyphens, texts 200 characters. */
  metadata: Metadata | undefined;
  /** Opens the dialog of `display="button"` and `"dialog"`, as its button does; does nothing otherwise. */
  open(): void;
  /** Closes it. What was typed stays. */
  close(): void;
}

/** Client reviews from all platforms, with a filter for each. */
export interface InspectionReviewsElement extends InspectionElement {
  /** An answer of `GET /api/reviews`; if it is set, the element fetches nothing. */
  reviews: ReviewsResponse | undefined;
}

/** Maintenance tips for a home, by season. */
export interface InspectionTipsElement extends InspectionElement {}

/** All events bubble and are composed. */
export interface InspectionEventMap {
  /** A start time is chosen: `yyyy-MM-dd` and `HH:mm` in the inspector's time zone. */
  'inspection-slot-select': CustomEvent<{ date: string; time: string }>;
  /** An appointment is booked; no personal data. With `confirmBy` the time is held until that instant, because a new client has to confirm by email. `test` in test mode. */
  'inspection-booking-created': CustomEvent<{
    id: string;
    date: string;
    time: string;
    confirmBy?: string;
    test?: true;
  }>;
  /** Instead of `inspection-booking-created`, when so many people book that the owner confirms each time personally: nothing is booked yet. `id` is that of the request; no personal data. */
  'inspection-booking-requested': CustomEvent<{ id: string; date: string; time: string }>;
  /** The dialog has opened. */
  'inspection-dialog-open': CustomEvent<null>;
  /** The dialog has closed. */
  'inspection-dialog-close': CustomEvent<null>;
  /** A request is stored; no personal data. `test` in test mode. */
  'inspection-contact-sent': CustomEvent<{ id: string; test?: true }>;
  /** The visitor asks for a quote; `preventDefault()` keeps the visitor on the page instead of opening `href`. */
  'inspection-pricing-quote': CustomEvent<{ href: string }>;
  /** A price is calculated. */
  'inspection-quote-calculate': CustomEvent<{
    input: QuoteInput;
    result: QuoteResult;
    optionEnds?: string;
    test?: true;
  }>;
  /** The visitor wants to book; `preventDefault()` keeps the visitor on the page instead of opening the booking page. */
  'inspection-quote-book': CustomEvent<{
    input: QuoteInput;
    result: QuoteResult;
    optionEnds?: string;
    metadata?: Metadata;
    test?: true;
  }>;
}

type ElementProps<E> = DetailedHTMLProps<HTMLAttributes<E>, E> & {
  /** React 18 takes `class` for an element like these, React 19 also `className`. */
  class?: string | undefined;
  /** Your slug: lower-case letters, digits, hyphens. Without it, leads have no partner. */
  partner?: string | undefined;
  /** The widget's language: `es`, also `es-MX`, is Spanish, anything else English. Without it, the widget has the language of the nearest element around it with a `lang`. When that changes, the widget changes too, and what was typed stays. */
  lang?: string | undefined;
  /** Address of the inspector whose name, license, prices, colors and calls the widget has. Defaults to the origin of the script that was pasted before the tag. */
  'api-base'?: string | undefined;
  /** Address of the inspector whose name, license, prices, colors and calls the widget has. Defaults to the origin of the script that was pasted before the tag. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` is the one that your page declares, else dark if the page behind the widget is dark. */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /** `none` hides the title of the first view, except for screen readers, if you have your own heading. Chat and offers have no title. */
  heading?: 'visible' | 'none' | undefined;
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
        /** The last day of the buyer's option or inspection period, `2026-12-01`: days and times whose report would come too late are marked, and it is stored with the booking. */
        'option-ends'?: string | undefined;
        /** The last day of the buyer's option or inspection period, `2026-12-01`: days and times whose report would come too late are marked, and it is stored with the booking. */
        optionEnds?: string | undefined;
        /** The visitor's name, as far as your page knows it. What the visitor types stays; text that the form would refuse is ignored. */
        'prefill-name'?: string | undefined;
        /** The visitor's name, as far as your page knows it. What the visitor types stays; text that the form would refuse is ignored. */
        prefillName?: string | undefined;
        /** Likewise, the visitor's email address. */
        'prefill-email'?: string | undefined;
        /** Likewise, the visitor's email address. */
        prefillEmail?: string | undefined;
        /** Likewise, the visitor's phone number. */
        'prefill-phone'?: string | undefined;
        /** Likewise, the visitor's phone number. */
        prefillPhone?: string | undefined;
        /** Likewise, the address of the property. */
        'prefill-address'?: string | undefined;
        /** Likewise, the address of the property. */
        prefillAddress?: string | undefined;
        /** `button` is a button in the page's flow that opens the widget in a dialog, `dialog` such a button in a corner of the window. Until the button is used, only the button is loaded. */
        display?: 'inline' | 'button' | 'dialog' | undefined;
        /** The button's text, in place of its own in the widget's language. */
        'button-text'?: string | undefined;
        /** The button's text, in place of its own in the widget's language. */
        buttonText?: string | undefined;
        /** The window's corner for `display="dialog"`; above the help chat, if that has the same one. */
        placement?: 'bottom-right' | 'bottom-left' | undefined;
        /** Test mode: everything works and is marked as a test, but nothing is booked or stored. */
        test?: boolean | undefined;
        /** The input of a quote (`detail.input` of `inspection-quote-calculate`): shown with its price, sent along, and priced again by the server. */
        quote?: QuoteInput | undefined;
        /** Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40 lower-case letters, digits and hyphens, texts 200 characters. */
        metadata?: Metadata | undefined;
        /** A start time is chosen: `yyyy-MM-dd` and `HH:mm` in the inspector's time zone. */
        'oninspection-slot-select'?:
          | ((event: InspectionEventMap['inspection-slot-select']) => void)
          | undefined;
        /** An appointment is booked; no personal data. With `confirmBy` the time is held until that instant, because a new client has to confirm by email. `test` in test mode. */
        'oninspection-booking-created'?:
          | ((event: InspectionEventMap['inspection-booking-created']) => void)
          | undefined;
        /** Instead of `inspection-booking-created`, when so many people book that the owner confirms each time personally: nothing is booked yet. `id` is that of the request; no personal data. */
        'oninspection-booking-requested'?:
          | ((event: InspectionEventMap['inspection-booking-requested']) => void)
          | undefined;
        /** The dialog has opened. */
        'oninspection-dialog-open'?:
          | ((event: InspectionEventMap['inspection-dialog-open']) => void)
          | undefined;
        /** The dialog has closed. */
        'oninspection-dialog-close'?:
          | ((event: InspectionEventMap['inspection-dialog-close']) => void)
          | undefined;
      };
      'inspection-chat': ElementProps<InspectionChatElement> & {
        /** The window's corner. */
        placement?: 'bottom-right' | 'bottom-left' | undefined;
        /** The site that answers link to. Defaults to `api-base`. */
        'site-base'?: string | undefined;
        /** The site that answers link to. Defaults to `api-base`. */
        siteBase?: string | undefined;
      };
      'inspection-contact': ElementProps<InspectionContactElement> & {
        /** The visitor's name, as far as your page knows it. What the visitor types stays; text that the form would refuse is ignored. */
        'prefill-name'?: string | undefined;
        /** The visitor's name, as far as your page knows it. What the visitor types stays; text that the form would refuse is ignored. */
        prefillName?: string | undefined;
        /** Likewise, the visitor's email address. */
        'prefill-email'?: string | undefined;
        /** Likewise, the visitor's email address. */
        prefillEmail?: string | undefined;
        /** Likewise, the visitor's phone number. */
        'prefill-phone'?: string | undefined;
        /** Likewise, the visitor's phone number. */
        prefillPhone?: string | undefined;
        /** Likewise, the address of the property. */
        'prefill-address'?: string | undefined;
        /** Likewise, the address of the property. */
        prefillAddress?: string | undefined;
        /** Test mode: everything works and is marked as a test, but nothing is booked or stored. */
        test?: boolean | undefined;
        /** Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40 lower-case letters, digits and hyphens, texts 200 characters. */
        metadata?: Metadata | undefined;
        /** A request is stored; no personal data. `test` in test mode. */
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
        /** The corner of a wide window; above the help chat if that has the same corner. */
        placement?: 'bottom-left' | 'bottom-right' | undefined;
      };
      'inspection-quote': ElementProps<InspectionQuoteElement> & {
        /** The last day of the buyer's option or inspection period, `2026-12-01`; handed to the calendar with the quote. */
        'option-ends'?: string | undefined;
        /** The last day of the buyer's option or inspection period, `2026-12-01`; handed to the calendar with the quote. */
        optionEnds?: string | undefined;
        /** `button` is a button in the page's flow that opens the widget in a dialog, `dialog` such a button in a corner of the window. Until the button is used, only the button is loaded. */
        display?: 'inline' | 'button' | 'dialog' | undefined;
        /** The button's text, in place of its own in the widget's language. */
        'button-text'?: string | undefined;
        /** The button's text, in place of its own in the widget's language. */
        buttonText?: string | undefined;
        /** The window's corner for `display="dialog"`; above the help chat, if that has the same one. */
        placement?: 'bottom-right' | 'bottom-left' | undefined;
        /** Test mode: everything works and is marked as a test; so is the booking page that it opens. */
        test?: boolean | undefined;
        /** Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40 lower-case letters, digits and hyphens, texts 200 characters. */
        metadata?: Metadata | undefined;
        /** A price is calculated. */
        'oninspection-quote-calculate'?:
          | ((event: InspectionEventMap['inspection-quote-calculate']) => void)
          | undefined;
        /** The visitor wants to book; `preventDefault()` keeps the visitor on the page instead of opening the booking page. */
        'oninspection-quote-book'?:
          | ((event: InspectionEventMap['inspection-quote-book']) => void)
          | undefined;
        /** The dialog has opened. */
        'oninspection-dialog-open'?:
          | ((event: InspectionEventMap['inspection-dialog-open']) => void)
          | undefined;
        /** The dialog has closed. */
        'oninspection-dialog-close'?:
          | ((event: InspectionEventMap['inspection-dialog-close']) => void)
          | undefined;
      };
      'inspection-reviews': ElementProps<InspectionReviewsElement> & {
        /** An answer of `GET /api/reviews`; if it is set, the element fetches nothing. */
        reviews?: ReviewsResponse | undefined;
      };
      'inspection-tips': ElementProps<InspectionTipsElement>;
    }
  }
}
