import { PAGE_DAYS } from '#domain/booking/client/client-access.ts';
import { noAppointment } from '#domain/content/appointment.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { Text } from '#site/parts/text.tsx';
import { withValues } from '#site/parts/with-values.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** Shown when the link does not open an appointment. */
export function NoAppointment({ reason }: { reason: 'unknown' | 'unreachable' }) {
  const texts = useTexts(noAppointment);
  const { title, text } = texts[reason];
  return (
    <div className="site-wrap appointment">
      <h1>{title}</h1>
      <Text className="site-lede">{withValues(text, { days: String(PAGE_DAYS) })}</Text>
      <div className="site-actions">
        <CallButton />
        <SiteLink href="/calendar" className="ui-button">
          {texts.book}
        </SiteLink>
      </div>
    </div>
  );
}
