import { optionalBlock } from '#domain/business/text-block.ts';

export interface Testimonial {
  id: string;
  name: string;
  location: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  text: string;
  /** Title of the service. */
  service: string;
  /** `yyyy-MM-dd`. */
  date: string;
  /** Marks an invented testimonial. */
  sample?: true;
}

/** The carousel of the home page (spec §3 "Testimonial"): samples. */
export const testimonials = optionalBlock<readonly Testimonial[]>(
  'home.testimonial-list',
  'Home page, list of testimonials',
  [
    {
      id: 'nadia-brooks',
      name: 'Nadia Brooks',
      location: 'Plano',
      rating: 5,
      text: 'He showed me the crack everyone had been stepping over, told me why it was nothing, and then found the leak that was something. I signed with a clear head.',
      service: 'Pre-Purchase Inspection',
      date: '2026-10-21',
      sample: true,
    },
    {
      id: 'ethan-marsh',
      name: 'Ethan Marsh',
      location: 'Frisco',
      rating: 5,
      text: 'Our builder’s warranty ended in June. The list we got in May had a photo for every item, and every item was fixed before the month was out.',
      service: 'Home Warranty Inspection',
      date: '2026-06-09',
      sample: true,
    },
    {
      id: 'grace-lindqvist',
      name: 'Grace Lindqvist',
      location: 'Fort Worth',
      rating: 5,
      text: 'We fixed four small things before the sign went up. The buyers found nothing new, and nobody asked us for a credit.',
      service: 'Pre-Listing Inspection',
      date: '2026-04-16',
      sample: true,
    },
    {
      id: 'andre-and-mia-watson',
      name: 'Andre and Mia Watson',
      location: 'Arlington',
      rating: 5,
      text: 'The report came the same evening with video of everything that dripped, hummed or leaned. It was like having been there with somebody who knows.',
      service: 'Residential Inspection',
      date: '2026-08-27',
      sample: true,
    },
    {
      id: 'victor-nguyen',
      name: 'Victor Nguyen',
      location: 'Garland',
      rating: 5,
      text: 'New house, and I nearly skipped the inspection. The attic had no insulation over the whole back bedroom. They came back the next day to put it in.',
      service: 'New Construction Inspection',
      date: '2026-02-24',
      sample: true,
    },
    {
      id: 'dolores-mcallister',
      name: 'Dolores McAllister',
      location: 'Richardson',
      rating: 5,
      text: 'Every fall he tells me what can wait and what cannot. Last year it was one valve, and it was the right valve.',
      service: 'Annual Maintenance Inspection',
      date: '2025-11-13',
      sample: true,
    },
  ],
);
