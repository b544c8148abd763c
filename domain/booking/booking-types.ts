/** Separate from the schema, so that a form can list them without zod. */
export const bookingTypes = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
  { value: 'warranty', label: 'Warranty' },
  { value: 'maintenance', label: 'Maintenance' },
] as const;

export type BookingType = (typeof bookingTypes)[number]['value'];
