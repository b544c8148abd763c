/** Around what a message says, as plain text and in `mail/`. */
export const words = {
  price: 'Price',
  total: 'Total',
  /** Before the telephone number. */
  callOrText: 'Call or text',
};
