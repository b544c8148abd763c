export const words = {
  residential: 'Residential',
  warranty: 'Home Warranty',
  'pre-listing': 'Pre-Listing',
};
