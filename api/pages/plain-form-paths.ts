/** The pages whose form works without scripts, by a POST to themselves. */
export const plainFormPaths: ReadonlySet<string> = new Set(['/contact', '/quote']);
