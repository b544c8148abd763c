/** The pages whose form works without JavaScript, by a POST to themselves. */
export const plainFormPaths: ReadonlySet<string> = new Set(['/contact', '/quote']);
