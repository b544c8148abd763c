import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import { changedNames } from '#admin/forms/record-values.ts';
import { Button } from '#admin/shell/button.tsx';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import '#admin/forms/save-bar.css';
import { textLabel } from './text-labels.ts';
import type { TextDrafts } from './use-text-drafts.ts';

/** How many blocks are not published, with the buttons for all of them; both versions after a conflict. */
export function PublishBar({ drafts, stored }: { drafts: TextDrafts; stored: StoredTexts }) {
  const { edited, invalid, pending, failure, conflict } = drafts;
  const isEnglish = drafts.business.locale === defaultLocale;
  const count = edited.length === 1 ? '1 text is' : `${edited.length} texts are`;
  return (
    <>
      {conflict.length > 0 ? (
        <ConflictNotice
          conflict={{
            current: stored,
            overwrite: () => void drafts.publish({ overwrites: true }),
          }}
          differences={() =>
            conflict.flatMap((block) => {
              const [mine, theirs] = [drafts.valuesOf(block), drafts.published(block)];
              return changedNames(mine, theirs).map((name) => ({
                label: textLabel(block, name),
                mine: mine[name] ?? '',
                theirs: theirs[name] ?? '',
              }));
            })
          }
          onAcceptCurrent={() => drafts.discard(conflict)}
        />
      ) : null}
      <div className="admin-save text-publish" data-dirty={edited.length > 0 ? '' : undefined}>
        <p role="status">
          {failure
            ? ''
            : edited.length === 0
              ? isEnglish
                ? 'All texts are published'
                : 'All Spanish texts are published'
              : invalid.length > 0
                ? `Needs attention: ${invalid.map(({ label }) => label).join('; ')}`
                : `${count} not published`}
        </p>
        {failure ? (
          <p className="admin-save-failure" role="alert">
            {failure}
          </p>
        ) : null}
        {edited.length > 0 ? (
          <div className="admin-save-buttons">
            <Button onClick={() => drafts.discard()}>Discard</Button>
            <Button
              kind="primary"
              busy={pending || invalid.length > 0}
              onClick={() => void drafts.publish()}
            >
              {pending ? 'Publishing…' : 'Publish'}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
