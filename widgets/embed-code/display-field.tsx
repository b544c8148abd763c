import { useId } from 'react';
import { displaysOf, type EmbedDisplay, embedDisplays } from './embed-display.ts';
import type { EmbedOptions } from './embed-options.ts';

const names: Record<EmbedDisplay, string> = {
  inline: 'In the page',
  button: 'A button that opens it',
  dialog: 'A button in the corner of the window',
  frame: 'In a frame, for a site without scripts',
  link: 'A link, for mails and posts',
};

interface DisplayFieldProps {
  options: EmbedOptions;
  onChange: (part: Partial<EmbedOptions>) => void;
}

/** How the widget is shown, for those that have a choice. */
export function DisplayField({ options: { widget, display }, onChange }: DisplayFieldProps) {
  const id = useId();
  const displays = displaysOf(widget);
  if (displays.length === 1) return null;
  return (
    <div className="embed-field">
      <label className="ui-label" htmlFor={id}>
        Shown as
      </label>
      <select
        className="ui-control"
        id={id}
        value={displays.includes(display) ? display : 'inline'}
        onInput={({ currentTarget: { value } }) => {
          const chosen = embedDisplays.find((known) => known === value);
          if (chosen) onChange({ display: chosen });
        }}
      >
        {displays.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
