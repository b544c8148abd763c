import { countedIn } from '#domain/locale/locale.ts';

const counted = countedIn('en');
export const words = {
  /** @param name a first name; undefined if what was typed looks like none */
  greeting: (name: string | undefined) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  /** 'Tuesday, December 1, 2026 at 8:00 AM Central Time' */
  when: (date: string, time: string, zone: string) => `${date} at ${time} ${zone}`,
  hours: (count: number) => counted(count, 'hour', 'hours'),
  about: (length: string) => `about ${length}`,
  noType: 'Not stated',

  whenLabel: 'When',
  where: 'Where',
  timeNeeded: 'Time needed',
  inspector: 'Your inspector',
  confirmBy: 'Confirm by',
  movedBy: 'Moved by',
  canceledBy: 'Canceled by',
  reason: 'Reason',
  us: 'us',
  you: 'you',

  prepare: 'How to prepare',
  confirm: 'Confirm this appointment',
  seeAppointment: 'See your appointment',
  otherTime: 'Choose another time',
  aTime: 'Choose a time',

  readAndSign: 'Read and sign the agreement',
  toSign: 'Please read and sign the inspection agreement.',
  signAgain: 'Please read and sign the agreement again, because it names the price.',
  signedAt: 'Signed',
  signedBy: 'Signed by',
  amount: 'Amount',
  method: 'Method',
  paidAt: 'Paid',
  refundedAt: 'Refunded',
  stillToPay: 'Still to pay',
  alreadyPaid: 'Already paid',
  overpaid: 'Paid too much',
  methods: {
    cash: 'Cash',
    check: 'Check',
    card: 'Card',
    closing: 'At closing',
    online: 'Online',
  },
  readReport: 'Read the report',
  questions: (phone: string) => `Questions? Call ${phone}.`,

  toChange: (notice: string, phone: string) =>
    `You can move or cancel it there up to ${notice} before it begins. After that, please call ${phone}.`,
  toConfirm: (phone: string) =>
    `If you do not confirm, the time opens up for others again. Questions? Call ${phone}. If you did not ask for this appointment, you can ignore this email.`,
  /** @param deadline 'option period' */
  lateOption: (deadline: string, end: string, phone: string) =>
    `Your ${deadline} ends ${end}, before the report is due. If you need the report sooner, call ${phone}.`,
  requestedTime: (when: string) =>
    `You asked for ${when}. It is not booked yet: we will confirm it, or offer you another time.`,
};
