import { businessProfile } from '#domain/content/business-profile.ts';
import { reviewsLabels } from '#domain/content/reviews-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { ScheduleLink } from '#site/parts/actions.tsx';
import { HoursTable } from '#site/parts/hours-table.tsx';
import { withValues } from '#site/parts/with-values.ts';
import { useBusiness } from '#ui/business.tsx';
import { Stars } from '#ui/stars.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { ExternalLink } from './external-link.tsx';
import { RecentReviews } from './recent-reviews.tsx';

/** The business as a maps service shows it: fixed data (spec §3 "Business profile"). */
export function BusinessProfileCard() {
  const profile = businessProfile(useBusiness());
  const texts = useTexts(reviewsLabels);
  const { name, rating, reviewCount, address, phone, website, hours, writeReviewUrl, mapsUrl } =
    profile;
  return (
    <div className="site-panel reviews-profile">
      <div>
        <h2 id="profile">{name}</h2>
        {rating === undefined ? null : (
          <p className="reviews-profile-rating">
            <strong>{rating.toFixed(1)}</strong>
            <Stars rating={rating} />
            {reviewCount ? (
              <span className="site-soft">
                {reviewCount === '1'
                  ? texts.oneOnMaps
                  : withValues(texts.onMaps, { count: reviewCount })}
              </span>
            ) : null}
          </p>
        )}
        <ul className="site-checks">
          {address ? (
            <li>
              <Icon name="location" size={20} />
              <span>{address}</span>
            </li>
          ) : null}
          <li>
            <Icon name="phone" size={20} />
            <a href={phone.href}>{phone.display}</a>
          </li>
          {website ? (
            <li>
              <Icon name="website" size={20} />
              <a href={website.href}>{website.display}</a>
            </li>
          ) : null}
        </ul>
        <h3>{texts.hours}</h3>
        <HoursTable rows={hours} />
        <div className="site-actions">
          <ScheduleLink />
          {writeReviewUrl ? <ExternalLink href={writeReviewUrl}>{texts.write}</ExternalLink> : null}
          {mapsUrl ? <ExternalLink href={mapsUrl}>{texts.maps}</ExternalLink> : null}
        </div>
      </div>
      <RecentReviews />
    </div>
  );
}
