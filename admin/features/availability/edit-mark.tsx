interface EditMarkProps {
  isUnsaved: boolean;
  isInvalid: boolean;
}

/** Whether the owner has something to do in a folded part. */
export function EditMark({ isUnsaved, isInvalid }: EditMarkProps) {
  if (isInvalid) {
    return (
      <span className="admin-chip" data-kind="warning">
        Needs attention
      </span>
    );
  }
  return isUnsaved ? <span className="admin-chip">Not saved</span> : null;
}
