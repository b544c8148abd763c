export const words = {
  cash: 'Cash or check on site',
  card: 'Credit and debit cards',
  online: 'PayPal and Venmo',
};
