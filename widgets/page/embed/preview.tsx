import { useEffect, useRef, useState } from 'react';
import { embedPreviewNote } from '#domain/content/embed-page.ts';
import type { EmbedOptions } from '#widgets/core/embed/embed-options.ts';
import { embeddedElement, loaderPath, roomOf } from '#widgets/core/embed/embed-snippet.ts';
import { whenNear } from '#widgets/core/when-near.ts';
import { bringLoader } from './bring-loader.ts';

/** Height in px that the chat's panel and the offers need within the stage. */
const OVERLAY_ROOM = 660;

/** The custom element itself, loaded as a partner's page loads it, on a stage like a page. */
export function Preview({ options }: { options: EmbedOptions }) {
  const stage = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { widget, theme, narrow } = options;

  // Below the fold of a phone: nothing of it is loaded before it comes near.
  useEffect(() => {
    if (!stage.current) return;
    return whenNear(stage.current, 300, () => bringLoader(loaderPath, () => setFailed(true)));
  }, []);

  // By hand: React would write a style attribute, which the policy of our pages forbids.
  useEffect(() => {
    const element = document.createElement(widget);
    stage.current?.append(element);
    const room = roomOf(widget) ?? { wide: OVERLAY_ROOM, narrow: OVERLAY_ROOM };
    stage.current?.style.setProperty('--room-wide', `${room.wide}px`);
    stage.current?.style.setProperty('--room-narrow', `${room.narrow}px`);
    return () => element.remove();
  }, [widget]);

  useEffect(() => {
    const element = stage.current?.querySelector<HTMLElement>(widget);
    if (!element) return;
    const { attributes, properties } = embeddedElement(options);
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    for (const [name, value] of properties) element.style.setProperty(name, value);
  }, [options, widget]);

  return (
    <section className="embed-preview" aria-label="Live preview">
      <p className="embed-bar">Your page</p>
      <div className="embed-page" data-theme={theme} data-narrow={narrow || undefined}>
        {failed ? (
          <p className="embed-failed" role="alert">
            The preview could not be loaded. Check your connection and load the page again; the
            snippet is right all the same.
          </p>
        ) : null}
        <div className="embed-stage" data-overlay={roomOf(widget) ? undefined : ''} ref={stage} />
      </div>
      <p className="ui-note">{embedPreviewNote}</p>
    </section>
  );
}
