import { siteButtons } from '#domain/content/buttons.ts';
import { homeHero, trustBadges } from '#domain/content/home.ts';
import { Drawing } from '#site/illustrations/drawing.tsx';
import { QuoteLink } from '#site/parts/actions.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { CallButton } from '#site/parts/closing-call.tsx';
import { Photograph } from '#site/parts/photograph.tsx';
import { Text } from '#site/parts/text.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { homePageWords } from './home-page.words.ts';
import { HomeQuote } from './home-quote.tsx';

export function HomeHero() {
  const buttons = useTexts(siteButtons);
  const hero = useTexts(homeHero);
  const badges = useTexts(trustBadges);
  const words = useWords(homePageWords);
  return (
    <>
      <section className="home-hero site-art" aria-label={words.welcome}>
        <div className="site-wrap home-hero-text">
          <h1>{hero.title}</h1>
          <Text className="site-lede">{hero.text}</Text>
          <HomeQuote />
          <div className="site-actions">
            <QuoteLink isPlain />
            <CallButton>{buttons.call}</CallButton>
          </div>
        </div>
        <Photograph
          place="hero"
          className="home-photograph"
          sizes="(width >= 900px) 48vw, 100vw"
          isFirst
        >
          <Drawing name="home-scene" className="site-home-scene" width={1440} height={490} />
        </Photograph>
      </section>
      {badges.length > 0 ? (
        <section className="site-wrap home-badges" aria-labelledby="badges">
          <h2 id="badges" className="ui-visually-hidden">
            {words.rely}
          </h2>
          <Cards cards={badges} columns={3} />
        </section>
      ) : null}
    </>
  );
}
