/** The widgets that a page can show in a frame, `/embed/frame/<name>`: those that take space in a page. */
export const frameWidgets = ['quote', 'booking', 'contact', 'pricing', 'reviews', 'tips'] as const;

export type FrameWidget = (typeof frameWidgets)[number];

export const framePath = (widget: FrameWidget): string => `/embed/frame/${widget}`;
