export const words = {
  'booking.prepare': [
    'Make sure we can get in: a gate code, a lockbox, or someone to let us in.',
    'Water, electricity and gas should be on, and pilot lights lit.',
    'Keep a clear path to the attic, the electrical panel, the furnace and the water heater.',
    'Please keep pets out of the way, or tell us about them.',
  ],

  'booking.next': [
    'We call if we need a gate code, a lockbox or the utilities switched on.',
    '{{inspector}} works through the home and shows you the findings before leaving.',
    'Payment is due {{due}}: cash, check, card, PayPal or Venmo.',
    'The report follows within {{reportPromise}}.',
  ],
} as const;
