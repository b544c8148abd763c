interface EditMarkProps {
  isUnsaved: boolean;
  isInvalid: boolean;
}

/** Whether a folded part needs the owner's attention. */
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
