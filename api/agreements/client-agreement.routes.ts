import { ownBookingOf } from '#api/appointments/own-booking.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { sendPdf } from '#api/pdf/send-pdf.ts';
import { agreementsOperations } from './agreements.openapi.ts';
import { presentAgreement } from './current-agreement.ts';
import { readAgreement, readAgreementPdf, signAgreement } from './sign-agreement.ts';
import { browserOf, otherSiteOf } from './signing-device.ts';

/**
 * The agreement of one booking, for anyone with its link; the path contains the token. The booking element calls it from
 * pages of other sites, too: there is no cookie that such a page could misuse.
 */
export function clientAgreementRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { clientAddress, publicUrl } = dependencies;
  const ownBooking = ownBookingOf(dependencies);

  implement(router, dependencies, agreementsOperations, {
    getAppointmentAgreement: async ({ ctx }) =>
      presentAgreement(await readAgreement(dependencies, (await ownBooking(ctx)).booking)),

    signAppointmentAgreement: async ({ ctx, body: signature }) => {
      const address = clientAddress(ctx.req);
      const by = { place: 'online' as const, address, browser: browserOf(ctx) };
      const site = otherSiteOf(ctx, publicUrl);
      const { booking } = await ownBooking(ctx);
      return presentAgreement(
        await signAgreement(dependencies, booking, signature, {
          ...by,
          ...(site && { site }),
        }),
      );
    },

    getAppointmentAgreementFile: async ({ ctx }) => {
      const { booking } = await ownBooking(ctx);
      sendPdf(ctx, 'inspection-agreement.pdf', await readAgreementPdf(dependencies, booking));
    },
  });
}
