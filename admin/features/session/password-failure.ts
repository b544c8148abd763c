import { failureText } from '#admin/failure-text.ts';
import { ApiError } from '#client/api-error.ts';

/** The message below the password field after a failed call. */
export function passwordFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return failureText(error);
  if (error.status === 429) return `Too many tries. ${waitText(error.retryAfter)}`;
  switch (error.problem?.code) {
    case 'wrong_password':
      return 'That password isn’t right. Please try again.';
    case 'wrong_setup_token':
      return 'This setup link is no longer valid. Restart the server to get a new one.';
    default:
      return failureText(error);
  }
}

function waitText(seconds: number): string {
  if (seconds === 0) return 'Please try again later.';
  if (seconds <= 60) return 'Please try again in a minute.';
  return `Please try again in ${Math.ceil(seconds / 60)} minutes.`;
}
