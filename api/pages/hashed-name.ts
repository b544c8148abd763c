/**
 * Of a file that is named after its content, and so never changes: the bundler ends every name in
 * these folders with eight characters, or six of a widget's. The folder has to tell, for those may be
 * small letters.
 */
export const hashedName =
  /(^|\/)((assets|widgets)\/([^/]+\/)*[^/]+|embed\/v1)-[\w-]{6,8}\.[a-z0-9.]+$/;
