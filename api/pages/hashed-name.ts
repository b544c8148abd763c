/** Named by the bundler after their content: eight characters, one of them no small letter. */
export const hashedName = /-(?=[a-z-]*[A-Z0-9_])[\w-]{8}\.[a-z0-9.]+$/;
