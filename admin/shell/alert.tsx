import type { ReactNode } from 'react';

/** Renders nothing without a message. */
export const Alert = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="admin-alert" role="alert">
      {children}
    </p>
  ) : null;
