import { ReactGoogleReviews } from 'react-google-reviews';
import { mount } from './mount.ts';
import 'react-google-reviews/dist/index.css';

/** As many as our reviews show at first. */
const reviews = Array.from({ length: 9 }, (_, n) => ({
  reviewId: `google-${n}`,
  reviewer: { profilePhotoUrl: '', displayName: 'Dorothy Vaughan', isAnonymous: false },
  starRating: 5 as const,
  comment: 'The attic photographs alone were worth it.',
  createTime: '2026-10-28T12:00:00Z',
  updateTime: null,
}));

mount(<ReactGoogleReviews layout="carousel" reviews={reviews} />);
