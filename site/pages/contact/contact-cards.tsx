import { contactCards } from '#domain/content/contact.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';

export function ContactCards() {
  return (
    <section className="site-wrap contact-cards" aria-label="Three ways to reach us">
      <ul>
        {contactCards.map(({ icon, title, text, action, href }) => (
          <li key={title}>
            <ContentIcon name={icon} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
              <a href={href}>{action}</a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
