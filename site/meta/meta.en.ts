export const words = {
  /** Alternative text of an image that shows no photograph. */
  drawing: (title: string) => `${title}: a drawing`,
  /** The feed. */
  articles: 'Articles',
  experience: 'Experience',
  years: (years: string) => `${years} years`,
  satisfaction: 'Satisfaction',
  averageSaved: 'Average saved',
  license: (authority: string) => `${authority} inspector license`,
};
