import { useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { drafts, type Values } from '#admin/forms/drafts.ts';
import { currentVersionIn } from '#admin/forms/edit-conflict.ts';
import { changedNames } from '#admin/forms/record-values.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { useBusiness } from '#ui/business.tsx';
import { saveTexts } from './text-calls.ts';
import {
  type Block,
  blockIn,
  blocks,
  faultsOf,
  originalValues,
  publishedValues,
} from './text-values.ts';

interface Edit {
  values: Values;
  /** What was published when the edit began. */
  start: Values;
}

export type TextDrafts = ReturnType<typeof useTextDrafts>;

const draftName = (id: string) => `texts:${id}`;

const isSame = (one: Values, other: Values) => changedNames(one, other).length === 0;

/**
 * Typed texts by block, kept on this device until they are published or discarded. Blocks that were published elsewhere
 * meanwhile are kept as they are there; only a block that both changed is a conflict.
 */
export function useTextDrafts(stored: StoredTexts, onStored: (texts: StoredTexts) => void) {
  const { words } = useBusiness();
  const report = useReportError();
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(readEdits);
  const latest = useRef(edits);
  latest.current = edits;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<readonly Block[]>([]);

  const published = (block: Block, texts = stored) => publishedValues(block, texts, words);
  const valuesOf = (block: Block) => edits.get(block.id)?.values ?? published(block);
  const edited = blocks.filter(({ id }) => edits.has(id));

  function change(block: Block, values: Values) {
    const start = edits.get(block.id)?.start ?? published(block);
    const next = new Map(edits);
    if (isSame(values, published(block))) {
      next.delete(block.id);
      drafts.remove(draftName(block.id));
    } else {
      next.set(block.id, { values, start });
      drafts.save(draftName(block.id), { values, start, revision: undefined });
    }
    setEdits(next);
  }

  function discard(discarded: readonly Block[] = edited) {
    const next = new Map(edits);
    for (const { id } of discarded) {
      next.delete(id);
      drafts.remove(draftName(id));
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
        drafts.remove(draftName(id));
        continue;
      }
      const edit = { values, start: sent ?? start };
      left.set(id, edit);
      drafts.save(draftName(id), { ...edit, revision: undefined });
    }
    setEdits(left);
  }

  /** The own texts of every block with the edits, without those that are as the original. */
  const ownTexts = (texts = stored) =>
    Object.fromEntries(
      blocks.flatMap((block) => {
        const values = edits.get(block.id)?.values ?? published(block, texts);
        return isSame(values, originalValues(block)) ? [] : [[block.id, blockIn(values, block)]];
      }),
    );

  async function send(texts: StoredTexts, overwrites: boolean): Promise<void> {
    const both = edited.filter((block) => {
      const { start, values } = edits.get(block.id) as Edit;
      const theirs = published(block, texts);
      return !isSame(theirs, start) && !isSame(theirs, values);
    });
    if (both.length > 0 && !overwrites) return setConflict(both);
    try {
      onStored(await saveTexts(ownTexts(texts), texts.revision));
      endPublished();
    } catch (error) {
      const newer = currentVersionIn<StoredTexts>(error);
      if (!newer) throw error;
      onStored(newer);
      await send(newer, false);
    }
  }

  /** Resolves to whether the texts are published. */
  async function publish({ overwrites = false } = {}): Promise<void> {
    setPending(true);
    setFailure(undefined);
    setConflict([]);
    try {
      await send(stored, overwrites);
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    } finally {
      setPending(false);
    }
  }

  return {
    valuesOf,
    published,
    change,
    discard,
    publish,
    ownTexts,
    pending,
    failure,
    conflict,
    edited,
    /** Edited blocks with a text that cannot be published. */
    invalid: edited.filter(
      (block) => Object.keys(faultsOf(block, valuesOf(block), words)).length > 0,
    ),
    isEdited: ({ id }: Block) => edits.has(id),
    isOwn: (block: Block) => !isSame(valuesOf(block), originalValues(block)),
  };
}

const readEdits = (): ReadonlyMap<string, Edit> =>
  new Map(
    blocks.flatMap(({ id }) => {
      const draft = drafts.read(draftName(id));
      return draft ? [[id, draft]] : [];
    }),
  );
