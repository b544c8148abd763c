import { linkedBooking } from '#api/appointments/appointment-link.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { requireOwnOrigin } from '#api/http/require-own-origin.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { agreementSignatureSchema } from '#domain/agreements/agreement-signature.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { presentAgreement } from './current-agreement.ts';
import { sendAgreementPdf } from './send-agreement-pdf.ts';
import { readAgreement, readAgreementPdf, signAgreement } from './sign-agreement.ts';
import { browserOf } from './signing-device.ts';

/** The agreement of one booking, for anyone with its link; the path contains the token. */
export function clientAgreementRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, guesses, clientAddress, publicUrl } = dependencies;
  const ownOrigin = requireOwnOrigin(publicUrl, ({ onItsPage }) => onItsPage);

  async function ownBooking(ctx: RouteContext): Promise<Booking> {
    const at = { now: clock(), zone: business.current().timeZone };
    const token = ctx.params['token'] ?? '';
    const opened = await guesses.guard(ctx, () => linkedBooking(store, token, at));
    if (!opened) throw new ApiProblem('not_found');
    return opened.booking;
  }

  router.get('/api/appointments/:token/agreement', limits.slots, async (ctx) => {
    ctx.body = presentAgreement(await readAgreement(dependencies, await ownBooking(ctx)));
  });

  router.post(
    '/api/appointments/:token/agreement',
    ownOrigin,
    limits.writes,
    jsonBody,
    validBody(agreementSignatureSchema, async (ctx, signature) => {
      const address = clientAddress(ctx.req);
      const by = { place: 'online' as const, address, browser: browserOf(ctx) };
      const booking = await ownBooking(ctx);
      ctx.body = presentAgreement(await signAgreement(dependencies, booking, signature, by));
    }),
  );

  router.get('/api/appointments/:token/agreement.pdf', limits.slots, async (ctx) => {
    const booking = await ownBooking(ctx);
    sendAgreementPdf(ctx, await readAgreementPdf(dependencies, booking));
  });
}
