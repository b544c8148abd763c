import type { LeadFigures } from '#domain/dashboard/lead-figures.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { ChartLegend } from './chart-legend.tsx';

const BAR_HEIGHT = 10;

interface LeadsTableProps {
  caption: string;
  /** Heading of the first column. */
  column: string;
  rows: readonly (LeadFigures & { label: string })[];
}

/** A table of requests and bookings, with a bar in each row. */
export function LeadsTable({ caption, column, rows }: LeadsTableProps) {
  const max = Math.max(1, ...rows.map(({ requests, bookings }) => requests + bookings));
  const share = (leads: number) => `${(leads / max) * 100}%`;

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
                  <span>{label}</span>
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
                <td>{thousands(requests)}</td>
                <td>{thousands(bookings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

/** For screen readers; the visible legend says the same. */
function HiddenHead({ children }: { children: string }) {
  return (
    <th scope="col">
      <span className="ui-visually-hidden">{children}</span>
    </th>
  );
}
