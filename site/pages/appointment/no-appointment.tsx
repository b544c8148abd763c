import { noAppointment } from '#domain/content/appointment.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { Text } from '#site/parts/text.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** Shown when the link does not open an appointment. */
export function NoAppointment({ reason }: { reason: 'gone' | 'unreachable' }) {
  const texts = useTexts(noAppointment);
  const { title, text } = texts[reason === 'gone' ? 'unknown' : reason];
  return (
    <div className="site-wrap appointment">
      <h1>{title}</h1>
      <Text className="site-lede">{text}</Text>
      <div className="site-actions">
        <CallButton />
        <SiteLink href="/calendar" className="ui-button">
          {texts.book}
        </SiteLink>
      </div>
    </div>
  );
}
