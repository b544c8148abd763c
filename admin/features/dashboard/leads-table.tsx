import type { LeadFigures } from '#domain/dashboard/lead-figures.ts';
import { ChartLegend } from './chart-legend.tsx';

const BAR_HEIGHT = 10;

interface LeadsTableProps {
  caption: string;
  /** What the rows are. */
  column: string;
  rows: readonly (LeadFigures & { label: string })[];
}

/** A table that shows its figures as bars besides. */
export function LeadsTable({ caption, column, rows }: LeadsTableProps) {
  const most = Math.max(1, ...rows.map(({ requests, bookings }) => requests + bookings));
  const share = (leads: number) => `${(leads / most) * 100}%`;

  return (
    <figure className="admin-chart">
      <figcaption>
        <span className="admin-chart-title">{caption}</span>
        {rows.length > 0 ? <ChartLegend /> : null}
      </figcaption>
      {rows.length === 0 ? (
        <p className="admin-chart-none">None in these weeks</p>
      ) : (
        <table className="admin-leads">
          <thead>
            <tr>
              <HiddenHead>{column}</HiddenHead>
              <HiddenHead>Requests</HiddenHead>
              <HiddenHead>Bookings</HiddenHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, requests, bookings }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <svg width="100%" height={BAR_HEIGHT} aria-hidden="true">
                    <rect
                      className="admin-bar-requests"
                      width={share(requests)}
                      height={BAR_HEIGHT}
                    />
                    <rect
                      className="admin-bar-bookings"
                      x={share(requests)}
                      width={share(bookings)}
                      height={BAR_HEIGHT}
                    />
                  </svg>
                </th>
                <td>{requests}</td>
                <td>{bookings}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

/** The legend says it to whoever sees the bars. */
function HiddenHead({ children }: { children: string }) {
  return (
    <th scope="col">
      <span className="admin-hidden">{children}</span>
    </th>
  );
}
