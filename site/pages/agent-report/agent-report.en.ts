export const words = {
  title: 'Inspection report',
  description: (name: string) =>
    `A home inspection report by ${name}, which its client shares: read it here, and watch the video.`,
  keywords: 'inspection report',
  shared: 'Your client shares this report with you.',
  inspected: (date: string) => `Inspection on ${date}`,
  read: (size: string) => `Read the report (PDF, ${size})`,
  video: 'Watch the video of the inspection',
  from: (date: string) => `This version of the report is from ${date}.`,
  goneTitle: 'This report is no longer available',
  goneText:
    'Your client no longer shares it, or the link has expired. Please ask your client for the report.',
  unreachableTitle: 'We could not load the report',
  unreachableText: 'Please reload the page in a moment, or call us.',
};
