import { usePreview } from '#admin/forms/use-preview.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { AgreementText } from '#ui/agreement/agreement-text.tsx';
import '#ui/agreement/agreement-text.css';

/** The text as a client reads it, about invented people. */
export function AgreementPreview({ text, locale }: { text: string; locale: Locale }) {
  const { shown, failure } = usePreview(
    'POST /api/agreement-templates/preview',
    text.trim() ? { text, locale } : undefined,
  );
  return (
    <section className="admin-card agreement-preview" aria-labelledby="agreement-preview">
      <h2 className="admin-card-title" id="agreement-preview">
        Preview
      </h2>
      <p className="agreement-facts">With made-up people.</p>
      {failure ? <p role="alert">{failure}</p> : null}
      {shown ? (
        <div lang={locale}>
          <AgreementText blocks={shown.blocks} level={3} />
          <p className="agreement-consent">{shown.consent}</p>
        </div>
      ) : null}
    </section>
  );
}
