import { useId } from 'react';
import {
  type InlinePicture,
  inlinePictures,
  needsText,
  withPictureText,
} from '#domain/blog/inline-pictures.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { Thumbnail } from './thumbnail.tsx';

interface PictureTextsProps {
  content: string;
  /** The language of the article. */
  locale: Locale;
  onChange: (content: string) => void;
}

/** Asks for the alternative text of each picture in an article, or whether it is decorative. */
export function PictureTexts({ content, locale, onChange }: PictureTextsProps) {
  const pictures = inlinePictures(content);
  if (pictures.length === 0) return null;
  return (
    <fieldset className="blog-picture-texts">
      <legend>Pictures in the text</legend>
      <ol>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may occur twice, and is identified by its position
          <li key={index}>
            <PictureText
              picture={picture}
              number={index + 1}
              locale={locale}
              onChange={(text) => onChange(withPictureText(content, index, text))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface PictureTextProps {
  picture: InlinePicture;
  number: number;
  locale: Locale;
  onChange: (text: Pick<InlinePicture, 'alt' | 'isDecorative'>) => void;
}

function PictureText({ picture, number, locale, onChange }: PictureTextProps) {
  const id = useId();
  const { address, alt, isDecorative } = picture;
  return (
    <>
      <div>
        <Thumbnail address={address} />
      </div>
      <div>
        <label className="ui-label" htmlFor={id}>
          {`What picture ${number} shows`}
        </label>
        <input
          id={id}
          className="ui-control"
          lang={locale}
          value={alt}
          disabled={isDecorative}
          autoComplete="off"
          aria-describedby={`${id}-message`}
          // The form's data is the Markdown, which this changes.
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => onChange({ alt: event.target.value, isDecorative: false })}
        />
        <p className="ui-message" id={`${id}-message`}>
          {needsText(picture) ? 'Needed before the article is published' : ''}
        </p>
        <label className="ui-check">
          <input
            type="checkbox"
            checked={isDecorative}
            onInput={(event) => event.stopPropagation()}
            onChange={(event) => onChange({ alt: '', isDecorative: event.target.checked })}
          />
          <span>Decoration only</span>
        </label>
      </div>
    </>
  );
}
