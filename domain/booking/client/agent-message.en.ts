export const words = {
  subject: (address: string) => `Home inspection at ${address}`,
  booked: (address: string, when: string) => `The inspection at ${address} is booked for ${when}.`,
  inspector: (inspector: string) => `Inspector: ${inspector}.`,
  please: 'Please have the utilities on and the house open by then.',
};
