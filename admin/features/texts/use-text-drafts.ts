import { useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import type { Values } from '#admin/forms/drafts.ts';
import { currentVersionIn } from '#admin/forms/edit-conflict.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { isTranslated } from '#domain/business/text-block.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { useBusiness } from '#ui/business.tsx';
import { saveTexts } from './text-calls.ts';
import { type Edit, type Edits, textDrafts } from './text-drafts.ts';
import { type Block, blockIn, blocks, faultsOf, originalValues, ownValues } from './text-values.ts';
import {
  englishValues,
  fallbackValues,
  isSame,
  sourcesOf,
  sourceValues,
  translationGap,
} from './translations.ts';
import type { TextEditing } from './use-text-editing.ts';

export type TextDrafts = ReturnType<typeof useTextDrafts>;

/**
 * Typed texts of one language by block, kept on this device until they are published or discarded. Blocks that were
 * published elsewhere meanwhile are kept as they are there; only a block that both changed is a conflict.
 */
export function useTextDrafts({ stored, onStored, business }: TextEditing) {
  const { locale, words } = business;
  const inEnglish = useBusiness();
  const report = useReportError();
  const [kept] = useState(() => textDrafts(locale));
  const [edits, setEdits] = useState<Edits>(kept.read);
  const latest = useRef(edits);
  latest.current = edits;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<readonly Block[]>([]);

  /** Those that are worded in the language. */
  const worded = locale === defaultLocale ? blocks : blocks.filter(isTranslated);
  const fallback = (block: Block, texts = stored) => fallbackValues(block, texts, business);
  const english = (block: Block) => englishValues(block, stored, words);
  const published = (block: Block, texts = stored) =>
    ownValues(block, texts, business) ?? fallback(block, texts);
  const valuesOf = (block: Block) => edits.get(block.id)?.values ?? published(block);
  const edited = worded.filter(({ id }) => edits.has(id));

  function change(block: Block, values: Values) {
    const start = edits.get(block.id)?.start ?? published(block);
    const next = new Map(edits);
    if (isSame(values, published(block))) {
      next.delete(block.id);
      kept.remove(block.id);
    } else {
      next.set(block.id, { values, start });
      kept.save(block.id, { values, start });
    }
    setEdits(next);
  }

  function discard(discarded: readonly Block[] = edited) {
    const next = new Map(edits);
    for (const { id } of discarded) {
      next.delete(id);
      kept.remove(id);
    }
    setEdits(next);
    setFailure(undefined);
    setConflict([]);
  }

  /** Ends the edits that were published. What was typed meanwhile is an edit of the published text. */
  function endPublished() {
    const left = new Map<string, Edit>();
    for (const [id, { values, start }] of latest.current) {
      const sent = edits.get(id)?.values;
      if (sent && isSame(sent, values)) {
        kept.remove(id);
        continue;
      }
      const edit = { values, start: sent ?? start };
      left.set(id, edit);
      kept.save(id, edit);
    }
    setEdits(left);
  }

  /** `texts` with those of every block with an edit, without those that visitors read anyway. */
  function withEdits(texts = stored): StoredTexts {
    const own = Object.fromEntries(
      worded.flatMap((block) => {
        const values = edits.get(block.id)?.values ?? published(block, texts);
        return isSame(values, fallback(block, texts)) ? [] : [[block.id, blockIn(values, block)]];
      }),
    );
    if (locale === defaultLocale) return { ...texts, en: own };
    // Made from the English that this screen shows, not from a newer one.
    const translatedFrom = sourcesOf(own, edited, texts, english);
    return { ...texts, [locale]: own, translatedFrom };
  }

  /** Whether the owner's English stands in for a missing translation. */
  const isEnglishShown = (block: Block) =>
    locale !== defaultLocale && !isSame(fallback(block), originalValues(block, locale));

  /** The blocks with an edit that somebody else changed in `texts`. */
  const changedBoth = (texts: StoredTexts) =>
    edited.filter((block) => {
      const { start, values } = edits.get(block.id) as Edit;
      const theirs = published(block, texts);
      return !isSame(theirs, start) && !isSame(theirs, values);
    });

  /** Stores what `next` makes of the published texts, or of newer ones; resolves to false where it makes nothing of them. */
  async function save(
    next: (texts: StoredTexts) => StoredTexts | undefined,
    texts = stored,
  ): Promise<boolean> {
    const changed = next(texts);
    if (!changed) return false;
    try {
      onStored(await saveTexts(changed));
      return true;
    } catch (error) {
      const newer = currentVersionIn<StoredTexts>(error);
      if (!newer) throw error;
      onStored(newer);
      return save(next, newer);
    }
  }

  async function act(action: () => Promise<void>): Promise<void> {
    setPending(true);
    setFailure(undefined);
    setConflict([]);
    try {
      await action();
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    } finally {
      setPending(false);
    }
  }

  const publish = ({ overwrites = false } = {}) =>
    act(async () => {
      const isStored = await save((texts) => {
        const both = changedBoth(texts);
        if (both.length === 0 || (overwrites && texts === stored)) return withEdits(texts);
        setConflict(both);
        return undefined;
      });
      if (isStored) endPublished();
    });

  /** Says that a published translation is right for the English of now. */
  const confirm = (block: Block) =>
    act(async () => {
      const source = blockIn(english(block), block);
      await save((texts) => ({
        ...texts,
        translatedFrom: { ...texts.translatedFrom, [block.id]: source },
      }));
    });

  return {
    business,
    worded,
    valuesOf,
    published,
    fallback,
    english,
    /** The English that the published translation was made from. */
    source: (block: Block) => sourceValues(block, stored),
    gap: (block: Block) => translationGap(block, stored, business),
    change,
    discard,
    publish,
    confirm,
    withEdits,
    pending,
    failure,
    conflict,
    edited,
    /** Edited blocks with a text that cannot be published. */
    invalid: edited.filter(
      (block) => Object.keys(faultsOf(block, valuesOf(block), words)).length > 0,
    ),
    isEdited: ({ id }: Block) => edits.has(id),
    isEnglishShown,
    /** The business whose words fill in the fallback. */
    fallbackBusiness: (block: Block) => (isEnglishShown(block) ? inEnglish : business),
    isOwn: (block: Block) => !isSame(valuesOf(block), fallback(block)),
  };
}
