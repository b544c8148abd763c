import { useWords } from '#ui/words.ts';
import { type WidgetTag, widgetTags } from '#widgets/registry.ts';
import { pictureLooks, pictureOf } from '../pictures.ts';
import { lookWords } from './look.words.ts';

/** Each widget in three looks. */
export const Pictures = () => widgetTags.map((tag) => <WidgetPictures key={tag} tag={tag} />);

function WidgetPictures({ tag }: { tag: WidgetTag }) {
  const { looks } = useWords(lookWords);
  return (
    <figure className="docs-pictures">
      <figcaption>
        <code>{`<${tag}>`}</code>
      </figcaption>
      <ul>
        {pictureLooks.map((look) => {
          const { src, width, height } = pictureOf(tag, look);
          return (
            <li key={look}>
              <img
                src={src}
                width={width}
                height={height}
                alt={`${tag.replace('inspection-', '')}, ${looks[look]}`}
                loading="lazy"
                decoding="async"
              />
              <p>{looks[look]}</p>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
