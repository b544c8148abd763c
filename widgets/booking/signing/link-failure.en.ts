export const words = {
  linkExpired: (phone: string) => `This link has expired. Please call ${phone}.`,
  unreachable: (phone: string) => `We could not be reached. Please try again, or call ${phone}.`,
};
