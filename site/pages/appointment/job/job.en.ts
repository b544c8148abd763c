export const words = {
  // The first view: what is next, and how far the job is.
  next: 'Your next step',
  signTitle: 'Sign the agreement',
  signText: 'Read it, type your name, and you are done.',
  signAgainTitle: 'Sign the agreement again',
  signAgainText: 'Something in it has changed since you signed. Please read it again.',
  payTitle: (amount: string) => `Pay ${amount}`,
  payOnlineText: 'Pay by card on a secure page, or pay your inspector directly.',
  payDirectText: 'Please pay your inspector directly. If you are not sure how, call us.',
  howToPay: 'How to pay',
  readTitle: 'Your report is ready',
  readText: (date: string) => `From ${date}. You can open it here as often as you like.`,
  waitTitle: 'Nothing to do right now',
  waitText: 'This page shows when there is something to sign, to pay or to read.',
  writingTitle: 'Your report is being prepared',
  writingText: 'You get an email when it is here.',
  progress: 'How far your inspection is',
  agreement: 'Agreement',
  payment: 'Payment',
  report: 'Report',
  toSign: 'To be signed',
  toSignAgain: 'To be signed again',
  signed: 'Signed',
  paid: 'Paid',
  beingChecked: 'Being checked',
  open: (amount: string) => `${amount} open`,
  /** In the list of steps, by when payment is due. */
  due: {
    booking: (amount: string) => `${amount} due now`,
    inspection: (amount: string) => `${amount} at the inspection`,
    report: (amount: string) => `${amount} before the report`,
    closing: (amount: string) => `${amount} at closing`,
  },
  ready: 'Ready to read',
  opensSigned: 'Opens once signed',
  opensPaid: 'Opens once paid',
  beingPrepared: 'Being prepared',
  afterInspection: 'After the inspection',
  done: 'Done:',
  isNext: 'Next:',

  // The agreement.
  agreementTitle: 'Inspection agreement',
  hideAgreement: 'Close the agreement',
  loadingAgreement: 'Loading the agreement…',
  checkText: 'Check the signed text',
  digest: 'SHA-256 of the text, as in the PDF:',
  textIsSame: 'This is the text that was signed: its SHA-256 was computed again on your device.',
  textIsOther:
    'The SHA-256 of this text is another one. Please compare it with your PDF, and call us.',
  signedNotice: 'Signed. Thank you.',
  signedBy: (name: string, date: string, time: string) => `Signed by ${name}, ${date}, ${time}`,
  movedSince: (date: string, time: string) =>
    `The appointment was moved to ${date}, ${time} after that. The signature still counts.`,
  signedPdf: 'Signed agreement (PDF)',
  anotherSigner: 'Another person signs too',

  // Price and payments.
  priceTitle: 'Price and payment',
  changedSince: 'changed since booking',
  openSum: 'Still open',
  overpaid: 'Paid too much',
  overpaidText: 'We’ll pay it back to you.',
  payments: 'Payments',
  methods: {
    cash: 'in cash',
    check: 'by check',
    card: 'by card',
    closing: 'at closing',
    online: 'online',
  },
  paymentLine: (amount: string, method: string, date: string) => `${amount} ${method}, ${date}`,
  refunded: 'Refunded',
  chargedBack: 'Returned by your bank',
  refundedPart: (amount: string) => `${amount} refunded`,
  paymentChecked: 'being checked; the receipt follows in a few minutes',
  receipt: 'Receipt (PDF)',
  receiptOf: (amount: string, date: string) => `Receipt for ${amount}, ${date} (PDF)`,
  /** When what is open is due. */
  dueText: {
    booking: 'Payment is due with the booking.',
    inspection: 'Payment is due at the inspection.',
    report: 'Payment is due before you read the report.',
    closing: 'Payment is due at closing. You can read the report before that.',
  },
  payOnline: (amount: string) => `Pay ${amount} online`,
  payOnlineNote: 'Opens the secure payment page of Stripe. Your card number never reaches us.',
  openingPayment: 'Opening the payment page…',
  payAtTheDoor: 'You can also pay your inspector directly.',
  checkingPayment: 'We’re checking your payment…',
  paymentReceived: 'Your payment has arrived. Thank you.',
  paymentOpen:
    'No payment has arrived so far. If you have paid, it shows here within a few minutes. Please don’t pay twice.',
  paymentUnchecked:
    'We could not check your payment right now. If you have paid, nothing is lost. Please don’t pay twice.',
  checkAgain: 'Check again',

  // The report.
  reportTitle: 'Your report',
  readReport: (size: string) => `Read the report (PDF, ${size})`,
  video: 'Watch the video of the inspection',
  reportBlocks: {
    agreement_unsigned: 'Your report is here. It opens as soon as the agreement is signed.',
    not_priced:
      'Your report is here. It opens once its price is settled; please ask your inspector.',
    being_checked:
      'Your report is here. It opens in a few minutes, when your payment has been checked.',
    payment_due: 'Your report is here. It opens as soon as the inspection is paid.',
    not_released: 'Your report is here. Your inspector opens it for you shortly.',
  },
  reportComes: (time: string) => `It follows within ${time} after the inspection.`,
  reportWritten: 'Your inspector is writing it. You get an email when it is here.',

  // The agent.
  agentTitle: 'Your agent',
  agentConsent: (name: string) => `${name} may follow the inspection`,
  agentSees:
    'Your agent sees the time, the place, the state and, once it is ready, the report and its video, and gets links to them by email: no price, nothing else about you.',
  agentFrom: (date: string) =>
    `You agreed on ${date}. Untick the box, and your agent sees none of it any more.`,
  agentOn: 'Saved. Your agent may follow the inspection.',
  agentOff: 'Saved. Your agent no longer sees the inspection.',

  // No inspection.
  noShow: 'The inspection could not take place: we came, and could not get in.',
  lateCancellation: 'The appointment was canceled on short notice.',
  canceledWithFee: (firstName: string, amount: string) =>
    `Hello ${firstName}, nobody will come at this time. ${amount} is open.`,
};
