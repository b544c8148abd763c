/** The answer of `GET /api/privacy`. */
export interface PublicPrivacy {
  /** Months after the last contact; null when the owner erases by hand only. */
  retentionMonths: number | null;
}
