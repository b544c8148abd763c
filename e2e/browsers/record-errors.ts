/**
 * Runs inside the page under test, as early as the browser allows: keeps what a console would show as an
 * error or a warning. WebKit's driver has no log of its own.
 */
if (!globalThis.recordedErrors) {
  const errors: string[] = [];
  globalThis.recordedErrors = errors;
  for (const level of ['error', 'warn'] as const) {
    const log = console;
    const write = log[level];
    log[level] = (...parts) => {
      errors.push(`${level}: ${parts.map(String).join(' ')}`);
      write.apply(log, parts);
    };
  }
  addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

declare global {
  var recordedErrors: string[] | undefined;
}

export {};
