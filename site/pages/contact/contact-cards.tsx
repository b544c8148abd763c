import { contactCards } from '#domain/content/contact.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { contactPageWords } from './contact-page.words.ts';

export function ContactCards() {
  const { phone, email, textMessages } = useBusiness();
  const links = { phone, email, text: textMessages };
  const cards = useTexts(contactCards);
  const words = useWords(contactPageWords);
  if (cards.length === 0) return null;
  return (
    <section className="site-wrap contact-cards" aria-label={words.ways}>
      <ul>
        {cards.map(({ icon, title, text, action }) => (
          <li key={title}>
            <ContentIcon name={icon} />
            <div>
              <h2>{title}</h2>
              <Text>{text}</Text>
              <a href={links[icon].href}>{action}</a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
