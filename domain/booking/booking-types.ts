/** Apart from the schema, so that a form can list them without loading zod. */
export const bookingTypes = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
  { value: 'warranty', label: 'Warranty' },
  { value: 'maintenance', label: 'Maintenance' },
] as const;
