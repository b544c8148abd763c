/** The answer of `GET /api/privacy`. */
export interface PublicPrivacy {
  /** Months after the last contact; null when the owner only erases by hand. */
  retentionMonths: number | null;
}
