import { ownBookingOf } from '#api/appointments/own-booking.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { sendPdf } from '#api/pdf/send-pdf.ts';
import { agreementSignatureSchema } from '#domain/agreements/agreement-signature.schema.ts';
import { presentAgreement } from './current-agreement.ts';
import { readAgreement, readAgreementPdf, signAgreement } from './sign-agreement.ts';
import { browserOf, otherSiteOf } from './signing-device.ts';

/**
 * The agreement of one booking, for anyone with its link; the path contains the token. The booking element calls it from
 * pages of other sites, too: there is no cookie that such a page could misuse.
 */
export function clientAgreementRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { limits, clientAddress, publicUrl } = dependencies;
  const ownBooking = ownBookingOf(dependencies);

  router.get('/api/appointments/:token/agreement', limits.slots, async (ctx) => {
    ctx.body = presentAgreement(await readAgreement(dependencies, (await ownBooking(ctx)).booking));
  });

  router.post(
    '/api/appointments/:token/agreement',
    limits.writes,
    jsonBody,
    validBody(agreementSignatureSchema, async (ctx, signature) => {
      const address = clientAddress(ctx.req);
      const by = { place: 'online' as const, address, browser: browserOf(ctx) };
      const site = otherSiteOf(ctx, publicUrl);
      const { booking } = await ownBooking(ctx);
      ctx.body = presentAgreement(
        await signAgreement(dependencies, booking, signature, {
          ...by,
          ...(site && { site }),
        }),
      );
    }),
  );

  router.get('/api/appointments/:token/agreement.pdf', limits.slots, async (ctx) => {
    const { booking } = await ownBooking(ctx);
    sendPdf(ctx, 'inspection-agreement.pdf', await readAgreementPdf(dependencies, booking));
  });
}
