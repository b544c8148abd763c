export const words = {
  title: 'Please confirm by email',
  detail: (deadline: string) =>
    `We are holding this time for you. Confirm by the link in your email by ${deadline}, or the time is released.`,
  noEmail: (phone: string) =>
    `No email? Look in your spam folder, or call ${phone} and we will confirm it for you.`,
  until: (time: string, zone: string) => `${time} ${zone}`,
};
