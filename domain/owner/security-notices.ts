import type { Business } from '#domain/business/business.ts';
import { type MessageContent, senderOf } from '#domain/messages/message-content.ts';
import { momentText } from '#domain/messages/texts/appointment-lines.ts';
import type { PushMessage } from '#domain/push/push-message.ts';
import { RESET_LINK_MINUTES } from './password-reset.ts';

const notices = {
  password_changed: {
    title: 'Your password was changed',
    text: 'Every other device was logged out.',
  },
  second_factor_on: {
    title: 'Two-step login was turned on',
    text: 'Logging in now asks for a code of your authenticator app as well.',
  },
  second_factor_off: {
    title: 'Two-step login was turned off',
    text: 'Logging in now asks for the password alone.',
  },
  recovery_code_used: {
    title: 'A recovery code was used',
    text: 'It does not work again. Account shows how many are left.',
  },
  recovery_codes_replaced: {
    title: 'Your recovery codes were replaced',
    text: 'The ones from before no longer work.',
  },
  calendar_feed_on: {
    title: 'A private calendar address was created',
    text: 'Whoever has it reads your appointments. Account replaces or revokes it.',
  },
} as const;

/** A change of the owner's access that the owner did not necessarily make. */
export type SecurityNotice = keyof typeof notices;

export interface NoticeDetails {
  /** Such as 'Safari on an iPhone'; undefined if unknown. */
  device: string | undefined;
  /** ISO 8601. */
  at: string;
}

interface MailSource {
  business: Business;
  publicUrl: string;
}

export function securityNoticeMail(
  notice: SecurityNotice,
  { device, at }: NoticeDetails,
  { business, publicUrl }: MailSource,
): MessageContent {
  const { title, text } = notices[notice];
  return {
    subject: title,
    sender: senderOf(business),
    blocks: [
      { type: 'paragraph', text: `${title} in the admin of ${business.name}. ${text}` },
      {
        type: 'facts',
        facts: [
          { label: 'When', text: momentText(at, business) },
          { label: 'Device', text: device ?? 'Unknown device' },
        ],
      },
      {
        type: 'paragraph',
        text: 'If this wasn’t you, somebody else has your password, or this mailbox. Choose “Forgot your password?” on the login screen, and change the password of your mailbox as well.',
      },
      { type: 'links', links: [{ label: 'Open your account', url: `${publicUrl}/admin/account` }] },
    ],
  };
}

export const securityNoticePush = (
  notice: SecurityNotice,
  { device }: NoticeDetails,
): PushMessage => ({
  title: notices[notice].title,
  body: `${device ?? 'Unknown device'}. If this wasn’t you, open the admin.`,
  path: '/admin/account',
  tag: 'account',
});

export const passwordResetMail = (
  token: string,
  { device }: Pick<NoticeDetails, 'device'>,
  { business, publicUrl }: MailSource,
): MessageContent => ({
  subject: 'Choose a new password',
  sender: senderOf(business),
  blocks: [
    {
      type: 'paragraph',
      text: `Somebody asked for a new password for the admin of ${business.name}. The link works once, for ${RESET_LINK_MINUTES} minutes, and only the newest one works.`,
    },
    // In the fragment, which no browser sends to a server or to another site.
    {
      type: 'links',
      links: [{ label: 'Choose a new password', url: `${publicUrl}/admin#reset=${token}` }],
    },
    { type: 'facts', facts: [{ label: 'Device', text: device ?? 'Unknown device' }] },
    {
      type: 'paragraph',
      text: 'If this wasn’t you, do nothing: your password stays as it is, and nobody has this link but you.',
    },
  ],
});
