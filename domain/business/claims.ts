interface ClaimField {
  /** The label of its control in the admin. */
  label: string;
  /** As shown on pages. */
  example: string;
  /** In characters; 20 without it. */
  maxLength?: number;
}

/**
 * The figures that a business may publish about itself. Each is a field of the profile, with a control in the admin, and
 * the placeholder of its name. Empty: it, and the sentence around it, are not shown.
 */
const claims = {
  homesInspected: { label: 'Homes inspected', example: '800+' },
  rating: { label: 'Average rating', example: '4.7' },
  customers: { label: 'Happy customers', example: '90+' },
  reviews: { label: 'Number of reviews', example: '90' },
  years: { label: 'Years of experience', example: '8+' },
  satisfaction: { label: 'Satisfaction', example: '96%' },
  averageSaved: { label: 'Saved on average', example: '$2,400' },
  insurance: {
    label: 'Insurance',
    example: '$500,000 errors and omissions cover',
    maxLength: 80,
  },
  visitDuration: { label: 'An inspection takes', example: '2-5 hours', maxLength: 30 },
  videoReportsReady: { label: 'Video reports are ready by', example: '7:30 PM' },
} as const satisfies Record<string, ClaimField>;

export type ClaimName = keyof typeof claims;

export const claimFields: Readonly<Record<ClaimName, ClaimField>> = claims;

export const claimNames = Object.keys(claims) as readonly ClaimName[];
