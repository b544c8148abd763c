/** Arguments that `book_inspection` accepts at `NOW`. */
export const bookArguments = (changes: Record<string, unknown> = {}) => ({
  date: '2026-11-30',
  time: '08:00',
  name: 'Grace Hollowbrook',
  email: 'grace@hollowbrook.example',
  phone: '972-555-0102',
  address: '7 Pecan Ct, Frisco, TX 75034',
  quote: { propertyType: 'residential', squareFootage: 2400, yearBuilt: 1990 },
  idempotencyKey: '0d5b7c1e-8f0e-4a35-9c0b-1f4a6f2d7e11',
  ...changes,
});
