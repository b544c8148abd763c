export const words = {
  allPages: 'All pages',
  pages: 'Documents',
  fold: 'Pages and sections',
  pager: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  code: {
    copy: 'Copy',
    copied: 'Copied',
    selected: 'Selected: press Ctrl+C or ⌘C to copy',
  },
};
