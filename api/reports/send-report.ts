import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ReportVersion } from '#domain/jobs/job-record.ts';
import { byteRangeOf } from './byte-range.ts';

/** A report for holders of a link: the name under which the owner uploaded it may be the client's. */
export const sharedFile = ({ id }: Pick<ReportVersion, 'id'>, { date }: Pick<Booking, 'date'>) => ({
  id,
  fileName: `inspection-report-${date}.pdf`,
});

/**
 * Answers with a version of a report, whole or the part that `Range` asks for. Nobody keeps a copy on the way:
 * `no-store`, because the next caller may not read it. Throws `rate_limited` if the caller has too many open.
 */
export async function sendReport(
  ctx: RouteContext,
  { store, limits }: Pick<RouteDependencies, 'store' | 'limits'>,
  { id, fileName }: Pick<ReportVersion, 'id' | 'fileName'>,
): Promise<void> {
  if (ctx.method !== 'HEAD') limits.countDownload(ctx);
  const size = await store.reportFiles.size(id);
  if (size === undefined) throw new ApiProblem('not_found');
  ctx.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  ctx.type = 'application/pdf';
  ctx.attachment(fileName);
  const range = byteRangeOf(ctx.get('Range'), size);
  if (range === 'unsatisfiable') {
    ctx.set('Content-Range', `bytes */${size}`);
    // Explicitly none, or Koa would write the status as text.
    ctx.body = null;
    ctx.status = 416;
    return;
  }
  const length = range ? range.end - range.start + 1 : size;
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  ctx.length = length;
  if (ctx.method === 'HEAD') return;
  const content = await store.reportFiles.read(id, range);
  if (!content) throw new ApiProblem('not_found');
  ctx.body = content;
  // Set by the body, which is a stream of unknown length.
  ctx.length = length;
}
