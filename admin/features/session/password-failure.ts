import { failureText } from '#admin/failure-text.ts';
import { ApiError } from '#client/api-error.ts';

/** The message below the password field after a failed call. */
export function passwordFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return failureText(error);
  if (error.status === 429) return `Too many tries. ${waitText(error.retryAfter)}`;
  switch (error.problem?.code) {
    case 'wrong_password':
      return 'That password isn’t right. Please try again.';
    case 'code_required':
      return 'Enter the code of your authenticator app.';
    case 'wrong_code':
      return 'That code isn’t right, or it was used before. Wait for the next one.';
    case 'wrong_reset_link':
      return 'This link is no longer valid. Go back to the login and ask for a new one.';
    case 'second_factor_on':
      return 'Two-step login is on already. Reload the page.';
    case 'second_factor_off':
      return 'Two-step login is off already. Reload the page.';
    case 'wrong_setup_token':
      return 'This setup link is no longer valid. Restart the server to get a new one.';
    default:
      return failureText(error);
  }
}

function waitText(seconds: number): string {
  if (seconds === 0) return 'Please try again later.';
  if (seconds <= 60) return 'Please try again in a minute.';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? `Please try again in ${minutes} minutes.`
    : `Please try again in ${Math.ceil(minutes / 60)} hours.`;
}
