import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { agreementSignatureSchema } from '#domain/agreements/agreement-signature.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { presentAgreement } from './current-agreement.ts';
import { sendAgreementPdf } from './send-agreement-pdf.ts';
import { readAgreement, readAgreementPdf, signAgreement } from './sign-agreement.ts';
import { browserOf } from './signing-device.ts';

/** The agreement of a booking on the owner's device, on which the client signs on site. */
export function bookingAgreementRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, owner, ownerOrKey, ownOrigin, clientAddress } = dependencies;

  async function bookingOf(ctx: RouteContext): Promise<Booking> {
    const booking = await store.findBooking(ctx.params['id'] ?? '');
    if (!booking) throw new ApiProblem('not_found');
    return booking;
  }

  router.get('/api/bookings/:id/agreement', ownerOrKey('read'), async (ctx) => {
    ctx.body = presentAgreement(await readAgreement(dependencies, await bookingOf(ctx)));
  });

  router.post(
    '/api/bookings/:id/agreement',
    owner,
    ownOrigin,
    jsonBody,
    validBody(agreementSignatureSchema, async (ctx, signature) => {
      const address = clientAddress(ctx.req);
      const by = { place: 'on_site' as const, address, browser: browserOf(ctx) };
      const booking = await bookingOf(ctx);
      ctx.body = presentAgreement(await signAgreement(dependencies, booking, signature, by));
    }),
  );

  router.get('/api/bookings/:id/agreement.pdf', ownerOrKey('read'), async (ctx) => {
    sendAgreementPdf(ctx, await readAgreementPdf(dependencies, await bookingOf(ctx)));
  });
}
