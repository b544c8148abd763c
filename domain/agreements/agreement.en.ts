export const words = {
  service: 'Service',
  fee: 'Fee',
  total: 'Total',
  asAgreed: 'As agreed',
  consent: (company: string, act: string) =>
    `I agree to sign this agreement with ${company} electronically, and to receive it electronically. ` +
    `My electronic signature has the same effect as one on paper (${act}). ` +
    'I may ask for the agreement on paper at no charge, and I may withdraw this consent at any time before I sign, by ' +
    'contacting the company. My consent covers this agreement only. To read and keep it I need a current web browser, ' +
    'an email program and a program that opens PDF files; I will get a copy as a PDF.',
};
