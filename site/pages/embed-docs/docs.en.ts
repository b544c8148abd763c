export const words = {
  allPages: 'All pages',
  pages: 'Documents',
  fold: 'Pages and sections',
  pager: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
};
