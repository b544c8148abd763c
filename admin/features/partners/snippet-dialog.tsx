import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useAnswer } from '#admin/use-answer.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CopyBox } from '#widgets/embed-code/copy-box.tsx';
import { defaultOptions, type EmbedOptions } from '#widgets/embed-code/embed-options.ts';
import { embedBlock } from '#widgets/embed-code/embed-snippet.ts';
import { OptionsForm } from '#widgets/embed-code/options-form.tsx';
import { Preview } from '#widgets/embed-code/preview.tsx';
import '#widgets/embed-code/embed.css';

interface SnippetDialogProps {
  /** The initial partner. */
  partner: StoredPartner;
  /** The partners to choose from. */
  partners: readonly StoredPartner[];
  onClose: () => void;
}

const icons = { copy: <Copy size={18} />, copied: <Check size={18} /> };

/** The widget configurator with the snippet for a partner's page. */
export function SnippetDialog({ partner, partners, onClose }: SnippetDialogProps) {
  const [options, setOptions] = useState<EmbedOptions>({ ...defaultOptions, name: partner.slug });
  const change = (part: Partial<EmbedOptions>) => setOptions((now) => ({ ...now, ...part }));
  const { data, error } = useAnswer('GET /api/embed');

  return (
    <Dialog title="Widget code" onClose={onClose} wide>
      <div className="embed-grid">
        <OptionsForm
          options={options}
          onChange={change}
          partner={
            <PartnerField
              slug={options.name}
              partners={partners}
              onChange={(slug) => change({ name: slug })}
            />
          }
        />
        {data ? (
          <CopyBox label="Paste this" code={embedBlock(data.origin, options)} icons={icons} />
        ) : (
          <p role={error ? 'alert' : 'status'}>
            {error ? failureText(error) : 'Loading the code…'}
          </p>
        )}
        <Preview options={options} />
      </div>
    </Dialog>
  );
}

interface PartnerFieldProps {
  slug: string;
  partners: readonly StoredPartner[];
  onChange: (slug: string) => void;
}

function PartnerField({ slug, partners, onChange }: PartnerFieldProps) {
  const id = useId();
  return (
    <div className="embed-field">
      <label className="ui-label" htmlFor={id}>
        Partner
      </label>
      <select
        className="ui-control"
        id={id}
        value={slug}
        aria-describedby={`${id}-slug`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {partners.map((partner) => (
          <option key={partner.id} value={partner.slug}>
            {partner.name}
          </option>
        ))}
      </select>
      <p className="ui-message" id={`${id}-slug`}>
        Sent with every lead as <code>{slug}</code>
      </p>
    </div>
  );
}
