import { PAGE_DAYS } from '#domain/booking/client/client-access.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';

const texts = {
  unknown: {
    title: 'This link doesn’t open an appointment',
    text: `It may have been cut off on its way to you, or it has expired: a link works until ${PAGE_DAYS} days after its appointment. Please open it again from the original message, or call us and we’ll look it up together.`,
  },
  unreachable: {
    title: 'We could not load your appointment',
    text: 'Nothing has changed. Please reload the page in a moment, or call us.',
  },
};

/** Shown when the link does not open an appointment. */
export function NoAppointment({ reason }: { reason: keyof typeof texts }) {
  const { title, text } = texts[reason];
  return (
    <div className="site-wrap appointment">
      <h1>{title}</h1>
      <p className="site-lede">{text}</p>
      <div className="site-actions">
        <CallButton />
        <SiteLink href="/calendar" className="ui-button">
          Book an appointment
        </SiteLink>
      </div>
    </div>
  );
}
