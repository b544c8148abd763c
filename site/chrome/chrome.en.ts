export const words = {
  skip: 'Skip to content',
  tools: 'Page tools',
  reach: 'Reach us',
  email: 'Email',
  emailTo: (address: string) => `Email ${address}`,
  homeOf: (name: string) => `${name}, home`,
  main: 'Main',
  mobile: 'Mobile',
  menu: 'Menu',
  shortcuts: 'Shortcuts',
  call: (phone: string) => `Call ${phone}`,
  consumerProtection: 'Consumer protection',
  /** Beside the link that the law prescribes, which is in English. */
  consumerNotice: '',
  scrollToTop: 'Scroll to top',
  backToTop: 'Back to the top of the page',
};
