import type { BlogCategorySlug } from './categories.ts';

/** The metadata of an article. Its content is `<slug>.md` in this folder. */
export interface SampleArticle {
  slug: string;
  title: string;
  excerpt: string;
  category: BlogCategorySlug;
  tags: readonly string[];
  /** A path of the site; the drawing is 1200 x 675. */
  featuredImage: string;
  featuredImageAlt: string;
  /** ISO instants. */
  createdAt: string;
  publishedAt: string;
  metaTitle: string;
  metaDescription: string;
}

/**
 * The sample posts of a new installation, oldest first. The owner can edit and delete them. Content
 * is GitHub-flavored Markdown without an H1, because the page renders the title.
 */
export const sampleArticles = [
  {
    slug: 'hail-and-your-roof',
    title: 'What Hail Does to a North Texas Roof, and Where to Look First',
    excerpt:
      'A bruised shingle can keep the rain out for two more years before the ceiling shows it. Start with the soft metal, and read the roof from there.',
    category: 'roofs-and-weather',
    tags: ['hail', 'roof', 'insurance'],
    featuredImage: '/articles/hail-and-your-roof.svg',
    featuredImageAlt:
      'Hailstones falling on a shingle roof with dark round bruises and a dented metal vent',
    createdAt: '2026-03-05T15:10:00Z',
    publishedAt: '2026-03-10T13:00:00Z',
    metaTitle: 'Hail Damage on DFW Roofs: What to Look For | Bluebonnet',
    metaDescription:
      'How hail bruises shingles, why gutters and vents tell the story first, and what to ask about a roof before you buy a house in Dallas-Fort Worth.',
  },
  {
    slug: 'option-period-day-by-day',
    title: 'The Texas Option Period, Day by Day',
    excerpt:
      'You have a handful of days and a deadline at 5 pm. Here is an order of work that leaves time for the plumber or the engineer whom the inspection calls for.',
    category: 'buying-a-home',
    tags: ['option period', 'buyers', 'checklist'],
    featuredImage: '/articles/option-period-day-by-day.svg',
    featuredImageAlt:
      'A wall calendar with seven days in a row, the last one marked by a clock at five',
    createdAt: '2026-04-02T16:30:00Z',
    publishedAt: '2026-04-07T13:00:00Z',
    metaTitle: 'Texas Option Period, Day by Day | Bluebonnet',
    metaDescription:
      'What to book on the first day, what to check on the third and what to settle before 5 pm on the last: a working plan for the option period in DFW.',
  },
  {
    slug: 'pre-listing-inspection-for-sellers',
    title: 'Inspect Before You List: What Sellers Gain, and What to Repair',
    excerpt:
      'The buyer will send an inspector anyway. If you meet the findings a month earlier, you choose who repairs what, and you have time for a second bid.',
    category: 'selling-a-home',
    tags: ['pre-listing', 'sellers', 'repairs'],
    featuredImage: '/articles/pre-listing-inspection-for-sellers.svg',
    featuredImageAlt:
      'A brick house with a for-sale sign in the yard and a ladder against the eaves',
    createdAt: '2026-04-23T14:45:00Z',
    publishedAt: '2026-04-28T13:00:00Z',
    metaTitle: 'Pre-Listing Inspections for DFW Sellers | Bluebonnet',
    metaDescription:
      'Which findings are worth repairing before a DFW house goes on the market, which to leave alone, and how to get a house ready for the inspector.',
  },
  {
    slug: 'what-a-trec-inspection-covers',
    title: 'What a TREC Inspection Covers, and What It Leaves Out',
    excerpt:
      'Every licensed inspector in Texas works to the same standards and fills in the same form. Once you know its four boxes and its limits, the report reads quickly.',
    category: 'buying-a-home',
    tags: ['trec', 'inspection report', 'buyers'],
    featuredImage: '/articles/what-a-trec-inspection-covers.svg',
    featuredImageAlt:
      'A clipboard with a report form of four check boxes a line, in front of a cut-open house',
    createdAt: '2026-05-14T15:20:00Z',
    publishedAt: '2026-05-19T13:00:00Z',
    metaTitle: 'What a TREC Home Inspection Covers | Bluebonnet',
    metaDescription:
      'The Texas standards of practice, report form REI 7-6 and its boxes explained by an inspector: what must be looked at, and what nobody looks at.',
  },
  {
    slug: 'air-conditioning-in-a-texas-summer',
    title: 'When It Is 104 Outside: How to Tell Whether the Air Conditioner Is Well',
    excerpt:
      'A thermometer, a flashlight and ten minutes tell you most of what matters about a cooling system in August. The attic, early in the morning, tells the rest.',
    category: 'home-systems',
    tags: ['hvac', 'summer', 'attic'],
    featuredImage: '/articles/air-conditioning-in-a-texas-summer.svg',
    featuredImageAlt:
      'A large sun above a house with an outdoor condenser and ducts running through the attic',
    createdAt: '2026-06-11T14:00:00Z',
    publishedAt: '2026-06-16T13:00:00Z',
    metaTitle: 'Checking an Air Conditioner in a Texas Summer',
    metaDescription:
      'How to measure the temperature split, what the second drain line means, and what goes wrong with ducts and condensers in a North Texas attic.',
  },
  {
    slug: 'foundations-on-north-texas-clay',
    title: 'Your Slab Moves: Foundations on North Texas Clay',
    excerpt:
      'Under much of Dallas lies clay that swells when wet and shrinks when dry, and every slab on it moves. The question is how much, and whether all of it moves together.',
    category: 'foundations',
    tags: ['foundation', 'clay soil', 'drainage'],
    featuredImage: '/articles/foundations-on-north-texas-clay.svg',
    featuredImageAlt:
      'A house on a slab above layers of cracked clay, one corner lower, with a stepped crack in the brick',
    createdAt: '2026-07-16T15:40:00Z',
    publishedAt: '2026-07-21T13:00:00Z',
    metaTitle: 'Foundations on North Texas Clay | Bluebonnet',
    metaDescription:
      'How expansive clay moves a slab, which cracks matter and which do not, how to water a foundation, and when to pay for a structural engineer.',
  },
  {
    slug: 'cast-iron-sewer-lines-in-older-homes',
    title: 'Cast Iron Under the Floor: Sewer Lines in Older Dallas Homes',
    excerpt:
      'If the house was built before the mid-1970s, its drains are probably cast iron, and they rust from the bottom up. A camera tells you in under an hour.',
    category: 'home-systems',
    tags: ['plumbing', 'sewer', 'older homes'],
    featuredImage: '/articles/cast-iron-sewer-lines-in-older-homes.svg',
    featuredImageAlt:
      'A cross-section of a bungalow with a rusted drain pipe under its slab and tree roots near a joint',
    createdAt: '2026-08-06T16:00:00Z',
    publishedAt: '2026-08-11T13:00:00Z',
    metaTitle: 'Cast Iron Sewer Lines in Older Dallas Homes',
    metaDescription:
      'How cast iron drains fail under Dallas slabs, the signs a buyer can see, what a sewer camera and a hydrostatic test show, and how lines are replaced.',
  },
  {
    slug: 'electrical-panels-and-old-wiring',
    title: 'Panels and Old Wiring: A Walk Through an Older Dallas House',
    excerpt:
      'The decade a house was built in says a good deal about its wiring. What you can see for yourself at a showing, and what belongs to a licensed electrician.',
    category: 'home-systems',
    tags: ['electrical', 'wiring', 'older homes'],
    featuredImage: '/articles/electrical-panels-and-old-wiring.svg',
    featuredImageAlt:
      'An open breaker panel on a brick wall beside a two-slot outlet and a cloth-covered wire',
    createdAt: '2026-09-03T14:20:00Z',
    publishedAt: '2026-09-08T13:00:00Z',
    metaTitle: 'Electrical Panels and Wiring in Older Dallas Homes',
    metaDescription:
      'Two-slot outlets, cloth and aluminum wiring, crowded panels: what each decade left in Dallas houses, and when to call a licensed electrician.',
  },
  {
    slug: 'new-construction-inspection-stages',
    title: 'Four Looks at a New House: Pre-Pour, Pre-Drywall, Final, Month Eleven',
    excerpt:
      'Concrete, drywall and a year of weather each cover something up for good. The four moments to look at a new house come just before each of them.',
    category: 'new-construction',
    tags: ['new construction', 'builder', 'warranty'],
    featuredImage: '/articles/new-construction-inspection-stages.svg',
    featuredImageAlt:
      'Four stages of one house in a row: formed slab, bare framing, finished house, house with a young tree',
    createdAt: '2026-09-24T15:00:00Z',
    publishedAt: '2026-09-29T13:00:00Z',
    metaTitle: 'New Construction Inspections, Stage by Stage',
    metaDescription:
      'What an inspector checks before the pour, before drywall, at the final and in month eleven of a new DFW home, and how to fit it into the schedule.',
  },
  {
    slug: 'hard-freezes-and-your-pipes',
    title: 'Hard Freezes and Your Pipes: An Afternoon of Work Before December',
    excerpt:
      'Texas houses run water through attics and outside walls because it rarely freezes. Find your weak spots and your shutoff valve while it is still warm.',
    category: 'roofs-and-weather',
    tags: ['winter', 'plumbing', 'freeze'],
    featuredImage: '/articles/hard-freezes-and-your-pipes.svg',
    featuredImageAlt:
      'A hose faucet with icicles on a brick wall, and behind it a pipe split along its length',
    createdAt: '2026-10-22T14:30:00Z',
    publishedAt: '2026-10-27T13:00:00Z',
    metaTitle: 'Protecting Pipes from a North Texas Freeze',
    metaDescription:
      'Where pipes freeze in North Texas houses, what to insulate before December, how to shut the water off, and what to do on the night and the morning.',
  },
] as const satisfies readonly SampleArticle[];
