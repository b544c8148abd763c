export const words = {
  whenAndWhere: 'When and where',
  span: (from: string, to: string, zone: string) => `${from} to ${to} ${zone}`,
  deadline: (time: string, zone: string) => `${time} ${zone}`,

  confirming: 'Confirming…',
  confirmed: 'Confirmed. You are booked, and a confirmation is on its way to you.',

  chooseFirst: 'Please choose a day and a start time.',
  move: 'Move the appointment',
  moveTo: (date: string, time: string) => `Move to ${date}, ${time}`,
  moving: 'Moving…',
  moved: (date: string, time: string) =>
    `Moved to ${date}, ${time}. Add it to your calendar again: it replaces the old one.`,
  keepAsItIs: 'Keep it as it is',

  reason: 'Reason',
  optional: '(optional)',
  cancel: 'Cancel the appointment',
  canceling: 'Cancelling…',
  canceled: 'Canceled. It stays on your calendar until you remove it there.',
  keep: 'Keep it',

  changedMeanwhile:
    'The appointment changed after you opened this page. Here is how it stands now; your change was not made.',
};
