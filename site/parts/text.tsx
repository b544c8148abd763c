/** A paragraph with a text that the owner may leave empty; nothing then. */
export const Text = ({ className, children }: { className?: string; children: string }) =>
  children ? <p className={className}>{children}</p> : null;
