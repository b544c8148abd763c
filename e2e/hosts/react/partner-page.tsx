import { type ElementType, type ReactNode, useEffect, useState } from 'react';
import { display, eventNames, logLine, partner, richProperties, tag } from '../partner-page.ts';

const Widget = tag as ElementType;

export function PartnerPage() {
  const [theme, setTheme] = useState('light');
  const [isShown, setShown] = useState(true);
  const [isLast, setLast] = useState(false);
  const [events, setEvents] = useState<string[]>([]);
  const defined = useDefined(tag);

  const logEvent = (event: Event) => {
    const text = logLine(event);
    setEvents((before) => [...before, text]);
  };
  const listeners = Object.fromEntries(eventNames.map((name) => [`on${name}`, logEvent]));

  const widget = isShown ? (
    <Widget
      key="widget"
      partner={partner}
      theme={theme}
      display={display}
      {...(defined && richProperties[tag])}
      {...listeners}
    />
  ) : null;
  const listings = [<p key="elm">88 Elm Street</p>, <p key="oak">12 Oak Lane</p>];

  return (
    <>
      <nav>
        <Action name="Add" act={() => setShown(true)} />
        <Action name="Remove" act={() => setShown(false)} />
        <Action name="Move" act={() => setLast(true)} />
        <Action name="Dark" act={() => setTheme('dark')} />
      </nav>
      {isLast ? [...listings, widget] : [widget, ...listings]}
      <ul aria-label="Events">
        {events.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function Action({ name, act }: { name: ReactNode; act: () => void }) {
  return (
    <button type="button" onClick={act}>
      {name}
    </button>
  );
}

/** React 19 sets a property only where the element has it; before that it would set an attribute. */
function useDefined(name: string): boolean {
  const [defined, setDefined] = useState(() => customElements.get(name) !== undefined);
  useEffect(() => {
    let gone = false;
    void customElements.whenDefined(name).then(() => gone || setDefined(true));
    return () => {
      gone = true;
    };
  }, [name]);
  return defined;
}
