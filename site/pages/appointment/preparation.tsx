import { howToPrepare } from '#domain/content/booking-confirmation.ts';
import { Icon } from '#site/icons/icon.tsx';

export const Preparation = () => (
  <section aria-labelledby="prepare">
    <h2 id="prepare">How to prepare</h2>
    <ul className="site-checks">
      {howToPrepare.map((line) => (
        <li key={line}>
          <Icon name="check" size={20} />
          {line}
        </li>
      ))}
    </ul>
  </section>
);
