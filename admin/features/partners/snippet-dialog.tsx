import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import type { KeptPartner } from '#domain/partners/partner.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { defaultOptions, type EmbedOptions } from '#widgets/core/embed/embed-options.ts';
import { embedBlock } from '#widgets/core/embed/embed-snippet.ts';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { CopyBox } from '#widgets/page/embed/copy-box.tsx';
import { OptionsForm } from '#widgets/page/embed/options-form.tsx';
import { Preview } from '#widgets/page/embed/preview.tsx';
import '#widgets/page/embed/embed.css';

interface SnippetDialogProps {
  /** Whose page it is at first. */
  partner: KeptPartner;
  /** Whose page it may be instead. */
  partners: readonly KeptPartner[];
  onClose: () => void;
}

const icons = { copy: <Copy size={18} />, copied: <Check size={18} /> };

/** Choose, see, copy: what a partner pastes into their page. */
export function SnippetDialog({ partner, partners, onClose }: SnippetDialogProps) {
  const [options, setOptions] = useState<EmbedOptions>({ ...defaultOptions, name: partner.slug });
  const change = (part: Partial<EmbedOptions>) => setOptions((now) => ({ ...now, ...part }));
  const { data, error } = useSWR('embed', (path) => callApi<EmbedAddresses>('', path));

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
  partners: readonly KeptPartner[];
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
        Comes with every lead as <code>{slug}</code>
      </p>
    </div>
  );
}
