import { type ReactNode, useState } from 'react';
import { Icon } from '#site/icons/icon.tsx';
import { Tooltip } from '#widgets/page/tooltip/tooltip.tsx';
import { isShown, nextPosition, positions, previousPosition, shownRange } from './positions.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** What the cards are: 'Testimonials'. */
  label: string;
  cards: readonly { id: string; content: ReactNode }[];
}

/** Three cards at a time, moving on by itself (spec §4). Without scripts, a row that scrolls. */
export function Carousel({ label, cards }: CarouselProps) {
  const count = cards.length;
  const { track, position, live, paused, setPaused, go, holding } = useCarousel(count);
  const [said, setSaid] = useState('');

  /** Only what the visitor asked for is spoken. */
  function choose(to: number) {
    go(to);
    setSaid(`${label} ${shownRange(to, count)}`);
  }

  return (
    <section
      className="site-carousel"
      aria-roledescription="carousel"
      aria-label={label}
      data-live={live ? '' : undefined}
      {...holding}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="site-carousel-track" ref={track} tabIndex={0} aria-label={label}>
        {cards.map(({ id, content }, card) => (
          <li key={id} inert={live && !isShown(card, position)}>
            {content}
          </li>
        ))}
      </ul>
      <div className="site-carousel-controls">
        <Tooltip text="Previous cards">
          <button type="button" onClick={() => choose(previousPosition(position, count))}>
            <Icon name="previous" size={22} />
            <span className="site-unseen">Previous</span>
          </button>
        </Tooltip>
        <div className="site-carousel-dots">
          {positions(count).map((dot) => (
            <button
              key={dot}
              type="button"
              aria-label={`Show ${shownRange(dot, count)}`}
              aria-current={dot === position}
              onClick={() => choose(dot)}
            />
          ))}
        </div>
        <Tooltip text="Next cards">
          <button type="button" onClick={() => choose(nextPosition(position, count))}>
            <Icon name="next" size={22} />
            <span className="site-unseen">Next</span>
          </button>
        </Tooltip>
        <button type="button" className="site-carousel-pause" onClick={() => setPaused(!paused)}>
          {paused ? <Icon name="play" size={18} /> : <Icon name="pause" size={18} />}
          <span>{paused ? 'Play' : 'Pause'}</span>
        </button>
      </div>
      <p className="site-unseen" role="status">
        {said}
      </p>
    </section>
  );
}
