import { aboutBlock, homeButtons, weakPoints } from '#domain/content/home.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Drawing } from '#site/illustrations/drawing.tsx';
import { InspectorCard } from '#site/parts/inspector-card.tsx';
import { Photograph } from '#site/parts/photograph.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function AboutBlock() {
  const { title, paragraphs, weakPointsTitle } = useTexts(aboutBlock);
  const points = useTexts(weakPoints);
  return (
    <Section labelledBy="about" title={title} className="home-about">
      <div className="home-about-text">
        <h2 id="about">{title}</h2>
        {paragraphs.map(({ text }) => (
          <p key={text} className="site-soft">
            {text}
          </p>
        ))}
        <InspectorCard />
        <SiteLink href="/about" className="ui-button">
          {useTexts(homeButtons).inspector}
        </SiteLink>
      </div>
      <figure className="home-about-figure">
        {/* The points are numbers on the drawing. */}
        <Photograph
          place="about"
          className="site-photograph"
          sizes="(width >= 1260px) 600px, (width >= 900px) 50vw, 92vw"
        >
          <Drawing
            name="house-section"
            className="site-house-section"
            width={640}
            height={500}
            lazy
          />
          {points.length > 0 ? (
            <figcaption>
              <details>
                <summary>
                  <span>{weakPointsTitle}</span>
                  <Icon name="plus" size={18} />
                </summary>
                <ol>
                  {points.map(({ place, text }) => (
                    <li key={place}>
                      <strong>{place}</strong>
                      <span>{` ${text}`}</span>
                    </li>
                  ))}
                </ol>
              </details>
            </figcaption>
          ) : null}
        </Photograph>
      </figure>
    </Section>
  );
}
