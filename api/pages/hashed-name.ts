/**
 * Of a file that is named after its content, and so never changes: the bundler ends every name in
 * these folders with eight characters. The folder has to tell, for those may be eight small letters.
 */
export const hashedName =
  /(^|\/)((assets|widgets)\/([^/]+\/)*[^/]+|embed\/v1)-[\w-]{8}\.[a-z0-9.]+$/;
