export function ChartLegend() {
  return (
    <span className="admin-legend" aria-hidden="true">
      <span>
        <svg width="12" height="12" aria-hidden="true">
          <rect className="admin-bar-requests" width="12" height="12" />
        </svg>
        Requests
      </span>
      <span>
        <svg width="12" height="12" aria-hidden="true">
          <rect className="admin-bar-bookings" width="12" height="12" />
        </svg>
        Bookings
      </span>
    </span>
  );
}
