import type { Finding } from '#domain/content/sample-report/findings.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { partsWords } from './parts.words.ts';
import './marked-drawing.css';

interface MarkedDrawingProps {
  finding: Finding;
  /** Shown on the mark, and beside the finding's title. */
  number: number;
}

/**
 * A finding's drawing with its numbered mark. It looks like a video's still if the finding is in one and the business
 * has published a video: nothing that cannot be played looks as if it could.
 */
export function MarkedDrawing({ finding, number }: MarkedDrawingProps) {
  const { id, alt, pin, labels = [], video } = finding;
  const film = useBusiness().brand.video;
  const words = useWords(partsWords);
  return (
    <figure className="marked-drawing">
      <div className="marked-drawing-frame">
        <img src={`/art/report-${id}.svg`} width={320} height={200} alt={alt} loading="lazy" />
        {/* Over the file, which can hold no text: an image loads no font. */}
        <svg viewBox="0 0 320 200" aria-hidden="true">
          {labels.map(({ x, y, text }) => (
            <text key={text} x={x} y={y} dy={14} className="marked-drawing-label">
              {text}
            </text>
          ))}
          <g transform={`translate(${pin.x} ${pin.y})`} className="marked-drawing-pin">
            <circle r="15" />
            <circle r="12.5" />
            <text dy="5">{number}</text>
          </g>
        </svg>
        {video && film ? (
          <a className="marked-drawing-play" href={film} target="_blank" rel="noreferrer">
            <span className="ui-visually-hidden">{words.watchVideo}</span>
          </a>
        ) : null}
      </div>
      {video ? (
        <figcaption>
          {words.videoAt} <strong>{video.at}</strong>
          <span>{` ${words.videoOf} ${video.length}`}</span>
        </figcaption>
      ) : null}
    </figure>
  );
}
