import { appointmentLabels } from '#domain/content/appointment.ts';
import { howToPrepare } from '#domain/content/booking-confirmation.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function Preparation() {
  const lines = useTexts(howToPrepare);
  return (
    <section aria-labelledby="prepare">
      <h2 id="prepare">{useTexts(appointmentLabels).prepare}</h2>
      <ul className="site-checks">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={20} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
