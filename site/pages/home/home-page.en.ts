export const words = {
  welcome: 'Welcome',
  rely: 'What you can rely on',
  price: 'Price of an inspection',
  propertyType: 'Property type',
  squareFootage: 'Square footage',
  testimonials: 'Testimonials',
  cities: 'Cities served',
  call: 'Call',
  email: 'Email',
  figures: 'In figures',
};
