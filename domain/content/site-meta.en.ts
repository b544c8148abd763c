export const words = {
  'site.keywords': [
    'home inspection {{regionShort}}',
    '{{metro}} home inspector',
    '{{lawAgency}} licensed',
  ],
} as const;
