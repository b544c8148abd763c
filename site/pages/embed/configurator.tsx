import { embedHeadings } from '#domain/content/embed-page.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';
import type { EmbedOptions } from '#widgets/embed-code/embed-options.ts';
import { embedBlock } from '#widgets/embed-code/embed-snippet.ts';
import { OptionsForm } from '#widgets/embed-code/options-form.tsx';
import { Preview } from '#widgets/embed-code/preview.tsx';
import { CodeBox } from './code-box.tsx';
import { NameField } from './name-field.tsx';

interface ConfiguratorProps {
  addresses: EmbedAddresses;
  options: EmbedOptions;
  onChange: (part: Partial<EmbedOptions>) => void;
}

/** Options, snippet and preview of a widget. */
export function Configurator({ addresses, options, onChange }: ConfiguratorProps) {
  const texts = useTexts(embedHeadings);
  return (
    <Section labelledBy="choose" className="embed-configurator">
      <SectionHeading id="choose" title={texts.choose} text={texts.chooseText} />
      <p className="site-no-script">
        Choosing and the preview need scripts. The block below shows the instant quote; other
        widgets have other tags.
      </p>
      <div className="embed-grid">
        <OptionsForm
          options={options}
          onChange={onChange}
          partner={<NameField name={options.name} onChange={(name) => onChange({ name })} />}
        />
        <CodeBox label="Paste this" code={embedBlock(addresses.origin, options)} />
        <Preview options={options} />
      </div>
    </Section>
  );
}
