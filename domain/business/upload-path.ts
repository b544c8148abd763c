/** Formats of stored pictures, by file extension. */
export const uploadKinds = ['png', 'jpg', 'webp'] as const;

/** The address of an uploaded picture: its name is the hash of its content. */
export const uploadPath = new RegExp(`^/uploads/[0-9a-f]{32}\\.(?:${uploadKinds.join('|')})$`);
