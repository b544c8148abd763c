import type { Business } from '#domain/business/business.ts';

/** Shown if rendering fails. Uses no code that could have failed as well. */
export const failurePage = ({ name, phone }: Business): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<h1>Something went wrong on our side</h1>
<p>Please try again in a minute, or call ${escaped(name)} at
<a href="${phone.href}">${escaped(phone.display)}</a>.</p>
</html>
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
