import { createHash } from 'node:crypto';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import { notedProblem } from '#api/http/answer-problems.ts';
import type { ApiMiddleware, RouteContext } from '#api/http/api-context.ts';
import { formBody } from '#api/http/form-body.ts';
import { withFingerprint } from '#api/http/idempotency-key.ts';
import { requireOwnOrigin } from '#api/http/require-own-origin.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { parseOrThrow } from '#api/http/validate.ts';
import type { Pages } from '#api/pages/pages.ts';
import { plainFormPaths } from '#api/pages/plain-form-paths.ts';
import { attributionOf } from '#domain/attribution/attribution.ts';
import {
  type ContactPayload,
  contactPayloadSchema,
  inspectionRequestSchema,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { failureLine } from '#domain/inspection-request/refused-request.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { addressIn, localizedPath } from '#domain/locale/localized-path.ts';
import { metadataOfSearch } from '#domain/metadata/metadata.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { takeRequest } from './take-request.ts';

const fields = [...Object.keys(inspectionRequestSchema.shape), 'website'];

/**
 * The request form when its scripts are off or failed to load: a plain POST to its own page,
 * validated like `POST /api/contact` and answered with a page (docs/decisions/0047).
 */
export function contactFormRoutes(
  router: ApiRouter,
  dependencies: RouteDependencies,
  pages: Pages,
): void {
  const { business, clock, limits, publicUrl } = dependencies;
  const ownOrigin = requireOwnOrigin(publicUrl, ({ call }) => call);
  for (const path of plainFormPaths) {
    const { locale } = localizedPath(path);
    router.post(
      path,
      answerByPage(pages, business, locale),
      ownOrigin,
      // Before the limit, so that a refusal keeps what was typed.
      formBody,
      limits.writes,
      async (ctx) => {
        const partner = ctx.query['partner'];
        const body = parseOrThrow(
          contactPayloadSchema,
          {
            ...textsOf(ctx),
            // English is not stored, so that earlier releases read the request.
            ...(locale !== defaultLocale && { locale }),
            attribution: attributionOf({
              ...(typeof partner === 'string' && { partner }),
              pageUrl: publicUrl + ctx.url,
            }),
            metadata: metadataOfSearch(ctx.search),
          },
          locale,
        );
        const today = businessToday(clock(), business.current().timeZone);
        await takeRequest(dependencies, ctx, body, keyOf(body, today));
        // So that reloading the answer does not send the form again.
        ctx.redirect(addressIn(locale, '/request-sent'));
        ctx.status = 303;
      },
    );
  }
}

/** A page, the same for all, cannot contain a key, so the same text on one day is one request. */
function keyOf(body: ContactPayload, today: CalendarDate) {
  const text = JSON.stringify([today, body]);
  return withFingerprint(`form ${createHash('sha256').update(text).digest('hex')}`, body);
}

/** The typed texts; nothing else of the body is used. */
function textsOf({ request }: RouteContext): Record<string, string> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    fields.flatMap((name) => {
      const text = body[name];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}

/** Shows a refusal in the form itself, in its language. */
const answerByPage =
  (pages: Pages, business: Pick<CurrentBusiness, 'latest'>, locale: Locale): ApiMiddleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = notedProblem(ctx, error);
      const { errors = [], ...reason } = problem.toBody(business.latest(locale));
      await pages.answerForm(ctx, {
        status: problem.status,
        headers: problem.headers,
        refused: {
          values: textsOf(ctx as RouteContext),
          errors: Object.fromEntries(
            errors.toReversed().map(({ path, message }) => [path, message]),
          ),
          ...(errors.length === 0 && { failure: failureLine(reason, locale) }),
        },
      });
    }
  };
