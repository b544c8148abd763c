import { bookingOf } from '#api/bookings/booking-of.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { sendPdf } from '#api/pdf/send-pdf.ts';
import { agreementsOperations } from './agreements.openapi.ts';
import { presentAgreement } from './current-agreement.ts';
import { readAgreement, readAgreementPdf, signAgreement } from './sign-agreement.ts';
import { browserOf } from './signing-device.ts';

/** The agreement of a booking on the owner's device, on which the client signs on site. */
export function bookingAgreementRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clientAddress } = dependencies;

  implement(router, dependencies, agreementsOperations, {
    getBookingAgreement: async ({ ctx }) =>
      presentAgreement(await readAgreement(dependencies, await bookingOf(ctx, store))),

    signBookingAgreement: async ({ ctx, body: signature }) => {
      const address = clientAddress(ctx.req);
      const by = { place: 'on_site' as const, address, browser: browserOf(ctx) };
      const booking = await bookingOf(ctx, store);
      return presentAgreement(await signAgreement(dependencies, booking, signature, by));
    },

    getBookingAgreementFile: async ({ ctx }) => {
      sendPdf(
        ctx,
        'inspection-agreement.pdf',
        await readAgreementPdf(dependencies, await bookingOf(ctx, store)),
      );
    },
  });
}
