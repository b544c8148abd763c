import { googleCalendarUrl, outlookCalendarUrl } from '#domain/booking/client/calendar-links.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

interface AddToCalendarProps {
  date: CalendarDate;
  time: TimeOfDay;
  minutes: number;
  location: string;
  /** The address of the calendar file. */
  fileUrl: string;
}

/** Links that add an appointment to the visitor's own calendar. */
export function AddToCalendar({ fileUrl, ...entry }: AddToCalendarProps) {
  const business = useBusiness();
  const words = useWords(bookingStepsWords);
  return (
    <ul className="booking-calendars" aria-label={words.calendars}>
      <li>
        <a className="ui-button" part="button" href={fileUrl} download="home-inspection.ics">
          Apple (.ics)
        </a>
      </li>
      <li>
        <CalendarPage href={googleCalendarUrl(entry, business)}>Google</CalendarPage>
      </li>
      <li>
        <CalendarPage href={outlookCalendarUrl(entry, business)}>Outlook</CalendarPage>
      </li>
    </ul>
  );
}

const CalendarPage = ({ href, children }: { href: string; children: string }) => (
  <a className="ui-button" part="button" href={href} target="_blank" rel="noopener noreferrer">
    <span>{children}</span>
    <span className="ui-visually-hidden">{` ${useWords(bookingStepsWords).calendarInNewTab}`}</span>
  </a>
);
