import { countedIn } from '#domain/locale/locale.ts';

const counted = countedIn('en');
export const words = {
  name: 'Inspection booking',

  title: 'Book your inspection',
  steps: 'Steps',
  stepNames: ['Day', 'Time', 'Details'],
  backTo: 'Back to',
  nextFree: (slot: string) => `Next free: ${slot}`,
  chooseDayThenTime: 'Choose a day, then a start time.',
  timeJustTaken: 'This time was just taken. Please choose another.',
  quoteLost: 'Your quote could not be carried over. Please check your connection.',
  preferredFull: (day: string) => `${day} is fully booked. Please choose another day.`,
  preferredClosed: (day: string) => `${day} is not available. Please choose another day.`,

  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openDays: (month: string, count: number) =>
    `${month}: ${counted(count, 'open day', 'open days')}`,
  /** Said after the date of a day. */
  marks: {
    open: '',
    late: (deadline: string) => `, report after your ${deadline}`,
    full: ', fully booked',
    closed: ', not available',
    unknown: ', being checked',
    unanswered: ', could not be checked',
    outside: ', in another month',
  },
  daysFailed: 'Open days could not be loaded.',
  tryAgain: 'Try again',
  orCall: 'or call',
  checkingDays: 'Checking which days are open…',
  noOpenDaysLeft: 'No open days left in this month.',
  noOpenDays: 'No open days in this month.',
  deadlineEndsOn: (deadline: string, end: string) => `${deadline} ends ${end}.`,
  deadlineEndsLate: (deadline: string, end: string) =>
    `${deadline} ends ${end}; on outlined days the report is late.`,
  zoneAndFullDays: (zone: string) => `${zone}. Crossed-out days are full.`,
  zoneOfTimes: (zone: string) => `All times are ${zone}.`,

  startTimes: 'Start times',
  chooseDay: 'Choose a day to see its free times.',
  lookingForTimes: 'Looking for free times…',
  noTimes: 'No available times for this date. Please select a different date.',
  timesFree: (count: number) => `${counted(count, 'time', 'times')} free`,
  timesFailed: 'Failed to fetch slots',
  bookAppointment: 'Book This Appointment',
  chooseTimeFirst: 'Choose a time first',
  chooseDayFirst: 'Choose a day first',
  formNotLoaded: (phone: string) =>
    `The form could not be loaded. Please try again, or call ${phone}.`,
};
