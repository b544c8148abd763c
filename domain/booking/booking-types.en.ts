export const words = {
  buyer: 'Buyer',
  seller: 'Seller',
  warranty: 'Warranty',
  maintenance: 'Maintenance',
};
