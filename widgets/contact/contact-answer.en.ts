export const words = {
  failed: 'There was an error submitting your request. Please try again.',
  failedAnswered: (phone: string) =>
    `There was an error submitting your request. What you entered is kept. Please try again, or call ${phone}.`,
  failedUnreached: (phone: string) =>
    `There was an error submitting your request. We could not be reached. What you entered is kept. Please try again, or call ${phone}.`,
  failedOffline: (phone: string) =>
    `There was an error submitting your request. You seem to be offline. What you entered is kept. Please try again, or call ${phone}.`,
  failedTitle: 'Submission Failed',

  sentTitle: 'Request Submitted Successfully!',
  sent: (responseTime: string) =>
    `We will contact you within ${responseTime} to schedule your inspection.`,
  thanks: 'Thank You!',
  received: (responseTime: string) =>
    `Your request has reached us. We will contact you within ${responseTime} to schedule your inspection.`,
  inAHurry: 'In a hurry? Call',
  sendAnother: 'Send another request',
};
