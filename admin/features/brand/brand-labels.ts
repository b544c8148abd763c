import { labelByPath } from '#admin/forms/label-by-path.ts';

const labels: Readonly<Record<string, string>> = {
  logo: 'Logo',
  'logo.alt': 'Logo, what it shows',
  accent: 'Accent color',
  ink: 'Text color',
  motif: 'Motif',
  'photographs.hero': 'Photograph, top of the home page',
  'photographs.hero.alt': 'Top of the home page, what it shows',
  'photographs.about': 'Photograph, about',
  'photographs.about.alt': 'About, what it shows',
  'photographs.services': 'Photograph, services',
  'photographs.services.alt': 'Services, what it shows',
  'photographs.report': 'Photograph, report',
  'photographs.report.alt': 'Report, what it shows',
  video: 'Video',
};

/** How the owner knows a field of the brand, by its path. */
export const brandLabel = (path: string): string => labelByPath(labels, path);
