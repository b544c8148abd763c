import { describeFields } from '#domain/validation/describe-fields.ts';
import {
  confirmedByCodeSchema,
  endSessionsSchema,
  newPasswordSchema,
  newSecondFactorSchema,
  ownPasswordSchema,
  resetPasswordSchema,
  setUpSchema,
  signInSchema,
} from './owner.schema.ts';

const password = ['The owner’s password', 'correct horse battery'] as const;
const newPassword = ['The new password', 'four words are a start'] as const;
const code = ['Code of the owner’s authenticator app, or a recovery code', '123456'] as const;
const token = '3q2-7wAAAAAAAAAAAAAAAAAAAAA';

describeFields(signInSchema, { password, code });
describeFields(ownPasswordSchema, { password });
describeFields(confirmedByCodeSchema, { password, code });
describeFields(newSecondFactorSchema, {
  password,
  secret: ['Secret that the app has, 32 characters of base32', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  code: ['A code of the app, which proves that it has the secret', '123456'],
});
describeFields(setUpSchema, {
  setupToken: ['Token of the set-up link', token],
  password: newPassword,
});
describeFields(resetPasswordSchema, {
  resetToken: ['Token of the mailed link', token],
  password: newPassword,
  code,
});
describeFields(newPasswordSchema, {
  current: ['The present password', 'correct horse battery'],
  password: newPassword,
  keepCalendarFeed: 'Keep the calendar’s address, which is revoked otherwise',
  keepApiKeys: 'Keep the API keys, which are revoked otherwise',
  keepWebhooks: 'Keep the webhooks, which are paused otherwise',
});
describeFields(endSessionsSchema, {
  keepCalendarFeed: 'Keep the calendar’s address, which is revoked otherwise',
  keepApiKeys: 'Keep the API keys, which are revoked otherwise',
  keepWebhooks: 'Keep the webhooks, which are paused otherwise',
});
