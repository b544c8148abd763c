import { embedHeadings, embedPrivacy } from '#domain/content/embed-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { registry, widgetTags } from '#widgets/registry.ts';
import { traffic } from '#widgets/traffic.ts';

export function PrivacyBlock() {
  const { title: heading, text, groups } = useTexts(embedPrivacy);
  return (
    <Section labelledBy="privacy">
      <SectionHeading id="privacy" title={heading} text={text} />
      <div className="embed-privacy">
        {groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="site-checks">
              {items.map((item) => (
                <li key={item}>
                  <Icon name="check" size={20} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3>{useTexts(embedHeadings).calls}</h3>
      <dl className="embed-traffic">
        {widgetTags.map((tag) => (
          <div key={tag} data-widget={tag}>
            <dt>{registry[tag].name}</dt>
            <dd>
              {traffic[tag].length === 0 ? (
                'Calls nothing.'
              ) : (
                <ul>
                  {traffic[tag].map(({ occasion, method, path, text }) => (
                    <li key={path} data-occasion={occasion}>
                      <code>{`${method} ${path}`}</code>
                      <span>{` ${text}`}</span>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
