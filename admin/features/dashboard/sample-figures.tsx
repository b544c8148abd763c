import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { sampleFigures, sampleMonth } from '#domain/dashboard/sample-figures.ts';
import { FigureCard } from './figure-card.tsx';

/** The stat cards of spec §2 and §9, marked as samples; shown only with sample content. */
export function SampleFigures({ totals }: Pick<Dashboard, 'totals'>) {
  const { requests, posts } = totals;
  return (
    <section aria-labelledby="dashboard-sample">
      <h2 className="admin-section-title" id="dashboard-sample">
        Sample figures
      </h2>
      <p className="admin-section-lead">The two totals are real; the rest are examples.</p>
      <dl className="admin-figures" data-kind="sample">
        <FigureCard label="Total requests" value={requests} note={sampleFigures.requests} />
        <FigureCard label="Blog posts" value={posts} note={sampleFigures.posts} />
        <FigureCard label="This month" value={sampleMonth(requests)} note={sampleFigures.month} />
        <FigureCard
          label="Average response"
          value={sampleFigures.response}
          note={sampleFigures.responseRate}
        />
      </dl>
    </section>
  );
}
