export const words = {
  'faq.categories': [
    { slug: 'general', name: 'General' },
    { slug: 'process-timeline', name: 'Process & Timeline' },
    { slug: 'cost-pricing', name: 'Cost & Pricing' },
    { slug: 'whats-included', name: "What's Included" },
    { slug: 'scheduling', name: 'Scheduling' },
    { slug: 'dfw-specific', name: '{{regionShort}} Specific', onlyIn: 'texas' },
    { slug: 'local-homes', name: '{{regionShort}} Specific', notIn: ['texas'] },
    { slug: 'reports-follow-up', name: 'Reports & Follow-up' },
  ],
} as const;
