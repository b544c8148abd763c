import { business } from '#domain/business/defaults/business.ts';
import { aboutIntro, aboutLicense } from '#domain/content/about.ts';
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
      <License />
    </Section>
  );
}

function License() {
  const { title, text, facts, link } = aboutLicense;
  return (
    <section className="about-license" aria-labelledby="license" data-keep-clear>
      <BluebonnetMark />
      <h2 id="license">{title}</h2>
      <p className="about-license-number">
        Inspector license <strong>#{business.license.number}</strong>
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
