import { createRoot } from 'react-dom/client';
import { ReactGoogleReviews } from 'react-google-reviews';
import 'react-google-reviews/dist/index.css';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <ReactGoogleReviews
    layout="carousel"
    reviews={[
      {
        reviewId: 'google-1',
        reviewer: { profilePhotoUrl: '', displayName: 'Dorothy Vaughan', isAnonymous: false },
        starRating: 5,
        comment: 'The attic photographs alone were worth it.',
        createTime: '2026-10-28T12:00:00Z',
        updateTime: null,
      },
    ]}
  />,
);
