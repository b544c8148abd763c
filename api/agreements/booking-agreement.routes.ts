import { bookingOf } from '#api/bookings/booking-of.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { sendPdf } from '#api/pdf/send-pdf.ts';
import { agreementSignatureSchema } from '#domain/agreements/agreement-signature.schema.ts';
import { presentAgreement } from './current-agreement.ts';
import { readAgreement, readAgreementPdf, signAgreement } from './sign-agreement.ts';
import { browserOf } from './signing-device.ts';

/** The agreement of a booking on the owner's device, on which the client signs on site. */
export function bookingAgreementRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, owner, ownerOrKey, ownOrigin, clientAddress } = dependencies;

  router.get('/api/bookings/:id/agreement', ownerOrKey('read'), async (ctx) => {
    ctx.body = presentAgreement(await readAgreement(dependencies, await bookingOf(ctx, store)));
  });

  router.post(
    '/api/bookings/:id/agreement',
    owner,
    ownOrigin,
    jsonBody,
    validBody(agreementSignatureSchema, async (ctx, signature) => {
      const address = clientAddress(ctx.req);
      const by = { place: 'on_site' as const, address, browser: browserOf(ctx) };
      const booking = await bookingOf(ctx, store);
      ctx.body = presentAgreement(await signAgreement(dependencies, booking, signature, by));
    }),
  );

  router.get('/api/bookings/:id/agreement.pdf', ownerOrKey('read'), async (ctx) => {
    sendPdf(
      ctx,
      'inspection-agreement.pdf',
      await readAgreementPdf(dependencies, await bookingOf(ctx, store)),
    );
  });
}
