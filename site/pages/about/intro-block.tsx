import { business } from '#domain/business/business.ts';
import { aboutIntro, aboutLicence } from '#domain/content/about.ts';
import { Icon } from '#site/icons/icon.tsx';
import { BluebonnetMark } from '#site/illustrations/bluebonnet-mark.tsx';
import { Section } from '#site/parts/section.tsx';

export function IntroBlock() {
  return (
    <Section labelledBy="who" className="about-intro">
      <div className="about-intro-text">
        <h2 id="who">{aboutIntro.title}</h2>
        {aboutIntro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Licence />
    </Section>
  );
}

function Licence() {
  const { title, text, facts, link } = aboutLicence;
  return (
    <section className="about-licence" aria-labelledby="license" data-keep-clear>
      <BluebonnetMark />
      <h2 id="license">{title}</h2>
      <p className="about-licence-number">
        Inspector license <strong>#{business.licence.number}</strong>
      </p>
      <p>{text}</p>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={link.href}>
        {link.label}
        <Icon name="external" size={16} />
      </a>
    </section>
  );
}
