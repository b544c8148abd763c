import { type ReactNode, useEffect, useState } from 'react';
import { WidgetPreview } from '#admin/forms/widget-preview.tsx';
import type { Business } from '#domain/business/business.ts';
import type { TextValues } from '#domain/business/texts.schema.ts';
import type { TextWidget } from '#domain/content/text-blocks.ts';
import { testModePath } from '#domain/embed/test-mode.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { createBookingStore } from '#widgets/booking/booking.store.ts';
import { BookingWidget } from '#widgets/booking/booking.tsx';
import { bookingLazy } from '#widgets/booking/booking-lazy.ts';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import { PricingWidget } from '#widgets/pricing/pricing.tsx';
import { TipsWidget } from '#widgets/tips/tips.tsx';
import { TriedChat } from './tried-chat.tsx';
import '#ui/inspector-badge.css';
import '#widgets/booking/booking.css';
import '#widgets/contact/contact.css';
import '#widgets/pricing/pricing.css';
import '#widgets/tips/tips.css';
import '#widgets/tips/tips-placeholder.css';

interface Tried {
  /** What it shows and what it does not do. */
  note: string;
  Widget: () => ReactNode;
}

const tried: Readonly<Record<TextWidget, Tried>> = {
  chat: {
    note: 'The chat with the answers as they are here. Ask it something.',
    Widget: TriedChat,
  },
  pricing: {
    note: 'The prices as partners’ pages show them. Their links lead nowhere here.',
    Widget: () => <PricingWidget onQuote={() => false} />,
  },
  contact: {
    note: 'The form works, and what you send here is not kept.',
    Widget: () => <ContactWidget test />,
  },
  tips: { note: 'The tips as visitors get them. Ask for some.', Widget: () => <TipsWidget /> },
  confirmation: {
    note: 'What a client sees after booking, with an appointment that does not exist.',
    Widget: TriedConfirmation,
  },
};

interface TriedWidgetProps {
  widget: TextWidget;
  /** In the language of the widget. */
  business: Business;
  /** The owner's texts, published or not; undefined while one of them has a fault. */
  texts: TextValues | undefined;
}

/** The widget that shows a page's texts, with the ones that are not published. */
export function TriedWidget({ widget, business, texts }: TriedWidgetProps) {
  const { note, Widget } = tried[widget];
  return (
    <WidgetPreview
      note={texts ? note : 'A text has a fault: these are the texts before it.'}
      business={texts && { ...business, texts }}
    >
      <Widget />
    </WidgetPreview>
  );
}

function TriedConfirmation() {
  const { timeZone } = useBusiness();
  const [store] = useState(() => {
    const created = createBookingStore();
    created.setState({
      step: {
        name: 'booked',
        booked: {
          id: 'example',
          date: addDays(businessToday(new Date(), timeZone), 7),
          time: '09:00',
          minutes: 180,
          address: 'Example address',
          email: '',
          agentEmail: '',
          byAgent: false,
          manageUrl: testModePath,
          calendarUrl: testModePath,
          quote: null,
          discount: null,
          test: true,
        },
      },
    });
    return created;
  });
  useEffect(() => void bookingLazy.load(), []);
  return <BookingWidget store={store} test />;
}
