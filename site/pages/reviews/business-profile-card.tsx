import { businessProfile } from '#domain/content/business-profile.ts';
import { Icon } from '#site/icons/icon.tsx';
import { HoursTable } from '#site/parts/hours-table.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { Stars } from '#ui/stars.tsx';
import { ExternalLink } from './external-link.tsx';
import { RecentReviews } from './recent-reviews.tsx';

/** The business as a maps service shows it: fixed data (spec §3 "Business profile"). */
export function BusinessProfileCard() {
  const profile = businessProfile(useBusiness());
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
              <span className="site-soft">{reviewCount} reviews on Google Maps</span>
            ) : null}
          </p>
        )}
        <ul className="site-checks">
          {address ? (
            <li>
              <Icon name="location" size={20} />
              {address}
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
        <h3>Office hours</h3>
        <HoursTable rows={hours} />
        <div className="site-actions">
          <SiteLink href="/calendar" className="ui-button" data-kind="action">
            Schedule an Inspection
          </SiteLink>
          {writeReviewUrl ? (
            <ExternalLink href={writeReviewUrl}>Write a Review</ExternalLink>
          ) : null}
          {mapsUrl ? <ExternalLink href={mapsUrl}>View on Google Maps</ExternalLink> : null}
        </div>
      </div>
      <RecentReviews />
    </div>
  );
}
