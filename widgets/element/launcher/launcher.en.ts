export const words = {
  texts: {
    'inspection-quote': { button: 'Get an instant quote', title: 'Instant quote' },
    'inspection-booking': { button: 'Book an inspection', title: 'Book an inspection' },
  } as Record<string, { button: string; title: string }>,
  close: 'Close',
  loading: 'Loading…',
  offline: (phone: string) =>
    `This could not be loaded. It is tried again when you are online; or call ${phone}.`,
  broken: (phone: string) => `This cannot be shown because of an error. Please call ${phone}.`,
};
