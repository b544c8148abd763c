import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import {
  agentConsentSchema,
  confirmationSchema,
  jobSettingsSchema,
  outcomeSchema,
  paymentSchema,
  priceLineSchema,
  refundSchema,
  videoSchema,
} from './job-changes.schema.ts';

describeFields(priceLineSchema, {
  label: ['What it is for, as the client reads it', 'Sprinkler system'],
  amount: ['Amount in US cents; negative for a discount, 0 for an inspection that is free', 4500],
  reason: ['Why, for the owner’s records', 'Asked for on site'],
  promotion: ['Id of the offer whose discount it grants', 'first-inspection'],
  replaces: ['Id of the line that this one takes the place of', 'line-1'],
});
describeFields(paymentSchema, {
  amount: ['Amount in US cents', 42500],
  method: 'How it was paid; closing is through the closing agent',
  note: ['For the owner’s records, such as the number of the check', 'Check 1042'],
});
describeFields(refundSchema, {
  amount: ['Amount in US cents, at most what is left of the payment', 5000],
  note: ['For the owner’s records', 'Came late'],
});
describeFields(outcomeSchema, {
  outcome: 'Why there was no inspection',
  fee: ['Fee in US cents, which becomes a line of the job', 10000],
});
describeFields(confirmationSchema, {
  reason: [
    'Why it is still what was agreed, as the PDF of the agreement shows it',
    'A misspelled name',
  ],
});
describeFields(agentConsentSchema, {
  consent: 'Whether the client’s agent may read the report',
});
describeFields(videoSchema, {
  video: ['Https address of a film about the home; empty removes it', 'https://video.example/12'],
});
describeFields(jobSettingsSchema, {
  revision: revisionText,
  paymentTime: 'When payment is due',
  linkMonths: ['Months for which the links of a job work, 1 to 120', 24],
  signWhenBooking: 'Whether the client is asked to sign right after booking',
  noShowFee: ['Suggested fee in US cents if nobody was there; none without it', 10000],
  lateCancellationFee: [
    'Suggested fee in US cents for a late cancellation; none without it',
    10000,
  ],
});
