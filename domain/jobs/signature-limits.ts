/** Most people who sign one text. */
export const MAX_SIGNERS = 4;
