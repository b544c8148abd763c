import type { Season } from '#domain/maintenance/maintenance-options.ts';

export const words: { seasons: Readonly<Record<Season, string>> } = {
  seasons: { Spring: 'Spring', Summer: 'Summer', Fall: 'Fall', Winter: 'Winter' },
};
