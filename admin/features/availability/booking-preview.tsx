import { WidgetPreview } from '#admin/forms/widget-preview.tsx';
import { useBusiness } from '#ui/business.tsx';
import { BookingWidget } from '#widgets/booking/booking.tsx';
import '#ui/inspector-badge.css';
import '#widgets/booking/booking.css';

/** The booking calendar in test mode, with what is saved. `revision` is that of the availability. */
export function BookingPreview({ revision }: { revision: number }) {
  return (
    <WidgetPreview
      title="What visitors see"
      note="The calendar with what is saved. Try it: it books nothing here."
      business={useBusiness()}
    >
      {/* Asks for its days again after each change. */}
      <BookingWidget key={revision} test />
    </WidgetPreview>
  );
}
