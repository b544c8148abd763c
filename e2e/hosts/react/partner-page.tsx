import { type ElementType, type ReactNode, useEffect, useState } from 'react';
import { eventNames, partner, report, richProperties, tag } from '../partner-page.ts';

const Widget = tag as ElementType;

export function PartnerPage() {
  const [theme, setTheme] = useState('light');
  const [isThere, setThere] = useState(true);
  const [isLast, setLast] = useState(false);
  const [heard, setHeard] = useState<string[]>([]);
  const defined = useDefined(tag);

  const hear = (event: Event) => {
    const text = report(event);
    setHeard((before) => [...before, text]);
  };
  const listeners = Object.fromEntries(eventNames.map((name) => [`on${name}`, hear]));

  const widget = isThere ? (
    <Widget
      key="widget"
      partner={partner}
      theme={theme}
      {...(defined && richProperties[tag])}
      {...listeners}
    />
  ) : null;
  const listings = [<p key="elm">88 Elm Street</p>, <p key="oak">12 Oak Lane</p>];

  return (
    <>
      <nav>
        <Action name="Add" act={() => setThere(true)} />
        <Action name="Remove" act={() => setThere(false)} />
        <Action name="Move" act={() => setLast(true)} />
        <Action name="Dark" act={() => setTheme('dark')} />
      </nav>
      {isLast ? [...listings, widget] : [widget, ...listings]}
      <ul aria-label="Heard">
        {heard.map((text) => (
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

/** React 19 sets a property only on an element that has it: before that it would write its text. */
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
