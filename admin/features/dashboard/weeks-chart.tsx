import { UTCDateMini } from '@date-fns/utc';
import { lightFormat } from 'date-fns/lightFormat';
import type { WeekFigures } from '#domain/dashboard/dashboard.ts';
import { thousands } from '#domain/quote/dollars.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { ChartLegend } from './chart-legend.tsx';

/** In px; widths are in percent, so that texts keep their size. */
const HEIGHT = 160;
const BARS = { top: 20, height: 112 };
const LABELS_AT = 152;

/** In percent of a week's column. */
const BAR_WIDTH = 34;
const BAR_STARTS = { requests: 14, bookings: 52 };

const kinds = ['requests', 'bookings'] as const;

/** Two bars per week, and a table with the same figures for screen readers. */
export function WeeksChart({ weeks }: { weeks: readonly WeekFigures[] }) {
  const max = Math.max(1, ...weeks.flatMap(({ requests, bookings }) => [requests, bookings]));
  const column = 100 / weeks.length;

  return (
    <figure className="admin-chart" data-wide="">
      <figcaption>
        <span className="admin-chart-title">Requests and bookings by week</span>
        <ChartLegend />
      </figcaption>
      <svg className="admin-weeks" width="100%" height={HEIGHT} aria-hidden="true">
        {weeks.map(({ from, ...figures }, index) => (
          <g key={from}>
            {kinds.map((kind) => {
              const height = (figures[kind] / max) * BARS.height;
              const left = (index + BAR_STARTS[kind] / 100) * column;
              const width = (BAR_WIDTH / 100) * column;
              const top = BARS.top + BARS.height - height;
              return (
                <g key={kind}>
                  <rect
                    className={`admin-bar-${kind}`}
                    x={`${left}%`}
                    y={top}
                    width={`${width}%`}
                    height={height}
                  />
                  {figures[kind] > 0 ? (
                    <text className="admin-bar-value" x={`${left + width / 2}%`} y={top - 6}>
                      {thousands(figures[kind])}
                    </text>
                  ) : null}
                </g>
              );
            })}
            <text x={`${(index + 0.5) * column}%`} y={LABELS_AT}>
              {shortDay(from)}
            </text>
          </g>
        ))}
        <line
          x1="0"
          x2="100%"
          y1={BARS.top + BARS.height}
          y2={BARS.top + BARS.height}
          className="admin-axis"
        />
      </svg>
      <div className="ui-visually-hidden">
        <WeeksTable weeks={weeks} />
      </div>
    </figure>
  );
}

function WeeksTable({ weeks }: { weeks: readonly WeekFigures[] }) {
  return (
    <table>
      <caption>Requests and bookings by week</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Requests</th>
          <th scope="col">Bookings</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, requests, bookings }) => (
          <tr key={from}>
            <th scope="row">{formatDate(from, 'short')}</th>
            <td>{thousands(requests)}</td>
            <td>{thousands(bookings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '2026-11-16' gives '11/16'. */
const shortDay = (date: CalendarDate) => lightFormat(new UTCDateMini(date), 'M/d');
