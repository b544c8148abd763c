export const words = {
  breadcrumb: 'Breadcrumb',
  loading: 'Loading the article',
  share: 'Share',
  copied: 'Link copied',
  paste: 'Paste it wherever you like.',
  notCopied: 'The link could not be copied',
  sampleReport: 'Sample report',
};
