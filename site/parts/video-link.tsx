import { siteButtons } from '#domain/content/buttons.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { partsWords } from './parts.words.ts';
import './video-link.css';

/**
 * Links a picture to the video of the business, with a play button on it; without a video it is only the picture. The
 * video opens in a new tab, so that nothing is loaded from its site before the click.
 */
export function VideoLink({ children }: { children: Elements }) {
  const { video } = useBusiness().brand;
  const { video: watch } = useTexts(siteButtons);
  const { newTab } = useWords(partsWords);
  if (!video) return children;
  return (
    <a className="video-link" href={video} target="_blank" rel="noreferrer">
      {children}
      <span className="video-link-play">
        <Icon name="play" size={20} />
        <span>{watch}</span>
        <span className="ui-visually-hidden">{` ${newTab}`}</span>
      </span>
    </a>
  );
}
