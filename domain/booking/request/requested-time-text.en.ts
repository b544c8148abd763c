export const words = {
  title: 'We have your request for this time',
  detail: (responseTime: string, phone: string) =>
    `It is not booked yet. We confirm this time personally: you’ll hear from us within ${responseTime}. If it is urgent, call ${phone}.`,
};
