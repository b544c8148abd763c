import { useRef } from 'react';
import { useStore } from 'zustand';
import form from '#widgets/core/ui/form.css?inline';
import leadForm from '#widgets/core/ui/lead-form.css?inline';
import { Toast } from '#widgets/core/ui/toast.tsx';
import { useStyles } from '#widgets/core/use-styles.ts';
import type { BookingStore } from './booking.store.ts';
import type { BookingWidgetProps } from './booking.tsx';
import steps from './booking-steps.css?inline';

/** Where toasts appear. It stands as long as anything of the desk does, and brings all its styles. */
export function Messages({
  store,
  onToast,
}: { store: BookingStore } & Pick<BookingWidgetProps, 'onToast'>) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, form + leadForm + steps);
  const toast = useStore(store, (state) => state.toast);
  return (
    <div ref={place} className="ui-toast-place">
      <Toast
        message={toast}
        onDismiss={() => store.setState({ toast: undefined })}
        onToast={onToast}
      />
    </div>
  );
}
