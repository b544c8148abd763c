/** Says that a form shows the texts of its draft, and offers to discard them. */
export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className="admin-restored" role="status">
    <p>This is your earlier draft. It isn’t saved yet.</p>
    <button type="button" className="admin-text-button" onClick={onDiscard}>
      Discard it
    </button>
  </div>
);
