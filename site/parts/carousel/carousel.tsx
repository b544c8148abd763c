import { type ReactNode, useState } from 'react';
import { Icon } from '#site/icons/icon.tsx';
import { partsWords } from '#site/parts/parts.words.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { useWords } from '#ui/words.ts';
import {
  isShown,
  lastPosition,
  nextPosition,
  positions,
  previousPosition,
  shownRange,
} from './positions.ts';
import { useCarousel } from './use-carousel.ts';
import './carousel.css';

interface CarouselProps {
  /** A name for the cards: 'Testimonials'. */
  label: string;
  cards: readonly { id: string; content: ReactNode }[];
}

/**
 * Shows three cards at a time, or as many as fit, and advances by itself (spec §4); without JavaScript it scrolls. Up to
 * three need no controls where they fit.
 */
export function Carousel({ label, cards }: CarouselProps) {
  const count = cards.length;
  const { track, position, shown, interactive, paused, setPaused, go, pauseHandlers } =
    useCarousel(count);
  const last = lastPosition(count, shown);
  const [announcement, setAnnouncement] = useState('');
  const words = useWords(partsWords);
  const rangeAt = (to: number) => words.range(...shownRange(to, count, shown));

  /** Only a move that the visitor asked for is announced. */
  function choose(to: number) {
    go(to);
    setAnnouncement(`${label} ${rangeAt(to)}`);
  }

  const controls = (
    <div className="site-carousel-controls">
      <Tooltip text={words.previousCards}>
        <button type="button" onClick={() => choose(previousPosition(position, last))}>
          <Icon name="previous" size={22} />
          <span className="ui-visually-hidden">{words.previous}</span>
        </button>
      </Tooltip>
      <div className="site-carousel-dots">
        {positions(count, shown).map((dot) => (
          <button
            key={dot}
            type="button"
            aria-label={words.show(rangeAt(dot))}
            aria-current={dot === position}
            onClick={() => choose(dot)}
          />
        ))}
      </div>
      <Tooltip text={words.nextCards}>
        <button type="button" onClick={() => choose(nextPosition(position, last))}>
          <Icon name="next" size={22} />
          <span className="ui-visually-hidden">{words.next}</span>
        </button>
      </Tooltip>
      <button type="button" className="site-carousel-pause" onClick={() => setPaused(!paused)}>
        {paused ? <Icon name="play" size={18} /> : <Icon name="pause" size={18} />}
        <span>{paused ? words.play : words.pause}</span>
      </button>
    </div>
  );

  return (
    <section
      className="site-carousel"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-interactive={interactive ? '' : undefined}
      {...pauseHandlers}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="site-carousel-track" ref={track} tabIndex={0} aria-label={label}>
        {cards.map(({ id, content }, card) => (
          <li key={id} inert={interactive && !isShown(card, position, shown)}>
            {content}
          </li>
        ))}
      </ul>
      {last > 0 ? controls : null}
      <p className="ui-visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}
