import { useId } from 'react';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { Elements } from '#ui/elements.ts';
import { registry, reservedSizeOf, widgetTags } from '#widgets/registry.ts';
import { adviceOnAccent, adviceOnAction, ownColors } from './color-advice.ts';
import { ColorField } from './color-field.tsx';
import { DisplayField } from './display-field.tsx';
import { type EmbedOptions, embedThemes, maxRadius } from './embed-options.ts';
import { buttonOf } from './embed-snippet.ts';

interface OptionsFormProps {
  options: EmbedOptions;
  onChange: (part: Partial<EmbedOptions>) => void;
  /** The control for the partner. */
  partner: Elements;
}

const themeNames = {
  auto: 'Automatic: same as the page',
  light: 'Always light',
  dark: 'Always dark',
} as const;

const languageNames: Record<Locale, string> = { en: 'Always English', es: 'Always Spanish' };

/**
 * All settings; each change shows at once in preview and snippet. The controls listen to `input`,
 * the event by which the site reports what was entered before hydration.
 */
export function OptionsForm({ options, onChange, partner }: OptionsFormProps) {
  const id = useId();
  return (
    <form
      className="embed-form"
      aria-label="Your widget"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="embed-field">
        <label className="ui-label" htmlFor={`${id}-widget`}>
          Widget
        </label>
        <select
          className="ui-control"
          id={`${id}-widget`}
          value={options.widget}
          aria-describedby={`${id}-does`}
          onInput={({ currentTarget: { value } }) => {
            const widget = widgetTags.find((tag) => tag === value);
            if (widget) onChange({ widget });
          }}
        >
          {widgetTags.map((tag) => (
            <option key={tag} value={tag}>
              {registry[tag].name}
            </option>
          ))}
        </select>
        <p className="ui-message" id={`${id}-does`}>
          {registry[options.widget].description}
        </p>
      </div>

      <DisplayField options={options} onChange={onChange} />

      {partner}

      <div className="embed-field">
        <label className="ui-label" htmlFor={`${id}-language`}>
          Language
        </label>
        <select
          className="ui-control"
          id={`${id}-language`}
          value={options.language ?? ''}
          onInput={({ currentTarget: { value } }) =>
            onChange({ language: locales.find((known) => known === value) })
          }
        >
          <option value="">Automatic: same as the page</option>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      </div>

      <ColorField
        label="Accent color"
        value={options.accent}
        fallback={ownColors.accent}
        {...adviceOnAccent(options)}
        onChange={(accent) => onChange({ accent })}
      />
      <ColorField
        label="Button color"
        value={options.action}
        fallback={ownColors.action}
        {...adviceOnAction(options)}
        onChange={(action) => onChange({ action })}
      />

      <div className="embed-field">
        <label className="ui-label" htmlFor={`${id}-theme`}>
          Light or dark
        </label>
        <select
          className="ui-control"
          id={`${id}-theme`}
          value={options.theme}
          onInput={({ currentTarget: { value } }) => {
            const theme = embedThemes.find((known) => known === value);
            if (theme) onChange({ theme });
          }}
        >
          {embedThemes.map((theme) => (
            <option key={theme} value={theme}>
              {themeNames[theme]}
            </option>
          ))}
        </select>
      </div>

      <div className="embed-field">
        <div className="embed-radius">
          <label className="ui-label" htmlFor={`${id}-radius`}>
            Corner radius:
          </label>
          <output htmlFor={`${id}-radius`}>{`${options.radius} px`}</output>
        </div>
        <input
          className="embed-range"
          type="range"
          id={`${id}-radius`}
          min={0}
          max={maxRadius}
          value={options.radius}
          aria-valuetext={`${options.radius} px`}
          onInput={(event) => onChange({ radius: event.currentTarget.valueAsNumber })}
        />
      </div>

      <label className="ui-check embed-narrow">
        <input
          type="checkbox"
          checked={options.narrow}
          disabled={!reservedSizeOf(options.widget) || !!buttonOf(options)}
          onInput={(event) => onChange({ narrow: event.currentTarget.checked })}
          // React requires it; it reports the same.
          onChange={(event) => onChange({ narrow: event.currentTarget.checked })}
        />
        <span>It goes in a sidebar narrower than 520 px</span>
      </label>
    </form>
  );
}
