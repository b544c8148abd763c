import { dismissToast, type ShownToast } from './toast-store.ts';

/** Shown when the toast region could not be loaded: a visitor who is offline must still be told. */
export function PlainToast({ toast }: { toast: ShownToast | undefined }) {
  if (!toast?.open) return null;
  return (
    <div className="page-toasts">
      <div className="page-toast" data-kind={toast.kind ?? 'default'} key={toast.id}>
        <div className="page-toast-text">
          <div className="page-toast-title">{toast.title}</div>
          <div>{toast.description}</div>
        </div>
        <button
          type="button"
          className="page-toast-close"
          aria-label="Dismiss"
          onClick={() => dismissToast(toast.id)}
        >
          ×
        </button>
      </div>
    </div>
  );
}
