import { business } from '#domain/business/defaults/business.ts';

/** Shown if rendering fails. Uses no code that could have failed as well. */
export const failurePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<h1>Something went wrong on our side</h1>
<p>Please try again in a minute, or call ${business.name} at
<a href="${business.phone.href}">${business.phone.display}</a>.</p>
</html>
`;
