/** Whether `host` can only be this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
