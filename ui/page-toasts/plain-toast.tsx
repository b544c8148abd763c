import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';
import { dismissToast, type ShownToast } from './toast-store.ts';

/** Shown if the toast region fails to load, because offline visitors must get the message. */
export function PlainToast({ toast }: { toast: ShownToast | undefined }) {
  const { dismiss } = useWords(uiWords);
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
          aria-label={dismiss}
          onClick={() => dismissToast(toast.id)}
        >
          ×
        </button>
      </div>
    </div>
  );
}
