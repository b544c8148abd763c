import { useEffect, useRef, useState } from 'react';
import { embedPreviewNote } from '#domain/content/embed-page.ts';
import { useTexts } from '#ui/use-texts.ts';
import { type ReservedSize, reservedSizeOf } from '#widgets/registry.ts';
import type { EmbedOptions } from './embed-options.ts';
import { embeddedElement, loaderPath } from './embed-snippet.ts';

/** Height of the preview in px for the chat's panel and the offers. */
const OVERLAY_HEIGHT = 660;

/** The custom element itself, loaded as on a partner's page. */
export function Preview({ options }: { options: EmbedOptions }) {
  const stage = useRef<HTMLDivElement>(null);
  const note = useTexts(embedPreviewNote);
  const [failed, setFailed] = useState(false);
  const { widget, theme, narrow } = options;

  // The loader waits until the element is near the screen.
  useEffect(() => addLoader(loaderPath, () => setFailed(true)), []);

  // Set by script: React would write a style attribute, which our pages' policy forbids.
  useEffect(() => {
    const element = document.createElement(widget);
    stage.current?.append(element);
    const size: ReservedSize = reservedSizeOf(widget) ?? {
      wide: OVERLAY_HEIGHT,
      narrow: OVERLAY_HEIGHT,
    };
    stage.current?.style.setProperty('--reserved-wide', `${size.wide}px`);
    stage.current?.style.setProperty('--reserved-narrow', `${size.narrow}px`);
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
            The preview could not be loaded. Check your connection and reload the page. The code to
            copy works either way.
          </p>
        ) : null}
        <div
          className="embed-stage"
          data-overlay={reservedSizeOf(widget) ? undefined : ''}
          ref={stage}
        />
      </div>
      <p className="ui-note">{note.text}</p>
    </section>
  );
}

/** Adds the loader script to the page as a partner's page does; a second call adds nothing. */
function addLoader(path: string, onFailure: () => void): void {
  if (document.querySelector(`script[src="${path}"]`)) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = path;
  script.addEventListener('error', () => {
    script.remove();
    onFailure();
  });
  document.head.append(script);
}
