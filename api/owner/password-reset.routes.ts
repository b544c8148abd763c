import { createHash, randomBytes } from 'node:crypto';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { deviceName } from '#api/http/device-name.ts';
import { implement } from '#api/http/implement.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { rateLimited } from '#api/http/rate-counter.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import type { MailTransport } from '#api/mail/mail-transport.ts';
import { SendFailure } from '#api/mail/send-failure.ts';
import { sendToOwner } from '#api/mail/send-to-owner.ts';
import { requireCode } from '#api/second-factor/require-code.ts';
import { pauseWebhooks } from '#api/webhooks/pause-webhooks.ts';
import { resetPasswordSchema } from '#domain/owner/owner.schema.ts';
import type { ResetLinkOutcome } from '#domain/owner/password-reset.ts';
import { passwordResetMail } from '#domain/owner/security-notices.ts';
import { ownerMailbox } from './owner-mailbox.ts';
import { hashPassword } from './password.ts';
import { passwordResetOperations } from './password-reset.openapi.ts';
import { requireStrongPassword } from './require-strong-password.ts';

const TOKEN_BYTES = 32;

/** Stored instead of the token, so that a stolen file sets no password. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new password for an owner who has lost the last one, by a link that is mailed. */
export function passwordResetRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, guesses, cookie, deviceCookie, ownOrigin, mail, publicUrl } =
    dependencies;
  const { notices, business } = dependencies;

  implement(router, dependencies, passwordResetOperations, {
    mailResetLink: async ({ ctx }) => {
      const passwordHash = await store.ownerPasswordHash();
      // Before the first password, the printed link is the way in.
      const outcome = mail && passwordHash ? await mailLink(ctx, mail, passwordHash) : 'not_set_up';
      return { outcome } satisfies { outcome: ResetLinkOutcome };
    },
  });

  async function mailLink(
    ctx: ApiContext,
    transport: MailTransport,
    passwordHash: string,
  ): Promise<ResetLinkOutcome> {
    const to = await ownerMailbox(store);
    if (to === undefined) return 'no_address';
    const now = clock();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const isKnownDevice = deviceCookie.deviceId(ctx, passwordHash, now) !== undefined;
    const { refusedUntil } = await store.addPasswordReset(hashOf(token), { isKnownDevice, now });
    if (refusedUntil) throw rateLimited(Math.max(1, differenceInSeconds(refusedUntil, now)));
    const device = deviceName(ctx.get('User-Agent'));
    const source = { business: business.current(), publicUrl };
    try {
      await sendToOwner(transport, to, passwordResetMail(token, { device }, source));
      return 'sent';
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      const { code, smtp } = error;
      ctx.state.log.warn(
        { code, smtp },
        'The mail with a link for a new password was not accepted',
      );
      return 'failed';
    }
  }

  router.post(
    '/api/owner/reset',
    ownOrigin,
    jsonBody,
    validBody(resetPasswordSchema, async (ctx, { resetToken, password, code }) => {
      const tokenHash = hashOf(resetToken);
      const isValid = async () => (await store.hasPasswordReset(tokenHash, clock())) || undefined;
      if (!(await guesses.guard(ctx, isValid))) throw new ApiProblem('wrong_reset_link');
      // After that, so that strangers cannot use up what the owner with the link needs.
      await limits.signIn(ctx, () => Promise.resolve());
      // Before the code, which works only once.
      await requireStrongPassword(password, business.current());
      const recoveryCodesLeft = await requireCode(dependencies, ctx, code);
      await limits.resetSignIn(ctx);
      const passwordHash = await hashPassword(password);
      const devices = await notices.devices();
      const webhooksPaused = await pauseWebhooks(store, clock());
      const ended = await store.resetOwnerPassword(tokenHash, passwordHash, clock());
      if (!ended) throw new ApiProblem('wrong_reset_link');
      const { session, setCookie } = cookie.issue(ctx, clock());
      await store.addSession(session);
      notices.tell(ctx, 'password_changed', devices);
      ctx.set('Set-Cookie', [setCookie, deviceCookie.issue(passwordHash, clock())]);
      ctx.body = {
        signedIn: true,
        passwordSet: true,
        recoveryCodesLeft,
        ended: { ...ended, webhooksPaused },
      };
    }),
  );
}
