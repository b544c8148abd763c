let isWarned = false;

/** Scripts that stand together in the head do not say which of the tags is whose. */
export function warnOfScripts(): void {
  if (isWarned) return;
  isWarned = true;
  console.warn(
    'Scripts of the inspection widgets of several sites stand in the head: the tags show the inspector of the last one. Put each script directly before its tags, or give the tags api-base.',
  );
}
