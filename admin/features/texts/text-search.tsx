import { RowLink } from '#admin/lists/row-link.tsx';
import { fillText } from '#domain/business/text-block.ts';
import { textPages } from '#domain/content/text-blocks.ts';
import { blockLabel, pageAddress } from './text-labels.ts';
import { blockIn, textsIn } from './text-values.ts';
import type { TextDrafts } from './use-text-drafts.ts';

/** Results that are shown. */
const MAX_FOUND = 50;

/** The texts that have the searched words, as visitors read them or as they are written. */
export function TextSearch({ search, drafts }: { search: string; drafts: TextDrafts }) {
  const { business, worded } = drafts;
  const wanted = search.toLowerCase();
  const found = textPages.flatMap(({ page, blocks }) =>
    blocks
      .filter((block) => worded.includes(block))
      .flatMap((block) =>
        textsIn(blockIn(drafts.valuesOf(block), block), business.statePack).flatMap((text) => {
          const shown = drafts.invalid.includes(block) ? text : fillText(text, business);
          const isFound = [text, shown].some((one) => one.toLowerCase().includes(wanted));
          return isFound ? [{ page, block, shown: shown || text }] : [];
        }),
      ),
  );
  return (
    <>
      <p className="admin-status" role="status">
        {found.length === 0
          ? 'No text has these words. A fact may be under Business or Prices.'
          : `${found.length === 1 ? '1 text' : `${found.length} texts`}${found.length > MAX_FOUND ? `, the first ${MAX_FOUND}` : ''}`}
      </p>
      <ul className="text-pages">
        {found.slice(0, MAX_FOUND).map(({ page, block, shown }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence can be in several places
          <li key={index}>
            <RowLink
              href={pageAddress(page, business.locale, block)}
              place={`${block.id} ${index}`}
              className="text-page"
            >
              <strong>{`${page} · ${blockLabel(block, page)}`}</strong>
              <span lang={business.locale}>{shown}</span>
            </RowLink>
          </li>
        ))}
      </ul>
    </>
  );
}
