export const words = {
  'site.inspector-card': {
    /** After the license. */
    license: 'licensed by the {{authority}}',
    /** After the number of years. */
    years: 'years of inspecting homes',
  },
} as const;
