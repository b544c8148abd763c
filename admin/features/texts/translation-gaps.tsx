import { useId } from 'react';
import { RowLink } from '#admin/lists/row-link.tsx';
import { textPages } from '#domain/content/text-blocks.ts';
import { blockLabel, pageAddress } from './text-labels.ts';
import type { TranslationGap } from './translations.ts';
import type { TextDrafts } from './use-text-drafts.ts';

const reasons: Readonly<Record<TranslationGap, string>> = {
  outdated: 'You changed the English after this was translated',
  missing: 'Visitors read your English: there is no translation of it',
};

/** The translations that the owner should look at: changed in English since, or missing. */
export function TranslationGaps({ drafts }: { drafts: TextDrafts }) {
  const id = useId();
  const found = textPages.flatMap(({ page, blocks }) =>
    blocks.flatMap((block) => {
      const gap = drafts.worded.includes(block) ? drafts.gap(block) : undefined;
      return gap ? [{ page, block, gap }] : [];
    }),
  );
  const sorted = found.toSorted((a, b) => b.gap.localeCompare(a.gap));
  return found.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        {`To check (${found.length})`}
      </h2>
      <ul className="text-pages">
        {sorted.map(({ page, block, gap }) => (
          <li key={block.id}>
            <RowLink
              href={pageAddress(page, drafts.business.locale, block)}
              place={`check ${block.id}`}
              className="text-page"
            >
              <strong>{`${page} · ${blockLabel(block, page)}`}</strong>
              <span>
                {drafts.isEdited(block) ? 'Your translation is not published' : reasons[gap]}
              </span>
            </RowLink>
          </li>
        ))}
      </ul>
      <h2 className="admin-card-title">All pages</h2>
    </section>
  );
}
