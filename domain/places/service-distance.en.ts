export const words = {
  howFar: (city: string, miles: number, served: number) =>
    `${city} is about ${miles} miles from us, and we usually come as far as ${served}. ` +
    'If the home is somewhere else, please check the ZIP code of its address.',
  goAhead: (phone: string) =>
    `You can still go ahead; call ${phone} and we’ll tell you right away whether we can come.`,
  refused: (phone: string) => `It cannot be booked online; please call ${phone}.`,
};
