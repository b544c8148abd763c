import { embedPrivacy } from '#domain/content/embed-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';

export function PrivacyBlock() {
  return (
    <Section labelledBy="privacy">
      <SectionHeading id="privacy" title={embedPrivacy.title} text={embedPrivacy.text} />
      <div className="embed-privacy">
        {embedPrivacy.groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="site-checks">
              {items.map((item) => (
                <li key={item}>
                  <Icon name="check" size={20} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
