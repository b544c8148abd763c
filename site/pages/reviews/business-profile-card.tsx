import { businessProfile } from '#domain/content/business-profile.ts';
import { Icon } from '#site/icons/icon.tsx';
import { HoursTable } from '#site/parts/hours-table.tsx';
import { Stars } from '#ui/stars.tsx';
import { ExternalLink } from './external-link.tsx';
import { RecentReviews } from './recent-reviews.tsx';

/** The business as a maps service shows it: fixed data (spec §3 "Business profile"). */
export function BusinessProfileCard() {
  const { name, rating, reviewCount, address, phone, website, hours } = businessProfile;
  return (
    <div className="site-panel reviews-profile">
      <div>
        <h2 id="profile">{name}</h2>
        <p className="reviews-profile-rating">
          <strong>{rating.toFixed(1)}</strong>
          <Stars rating={rating} />
          <span className="site-soft">{reviewCount} reviews</span>
        </p>
        <ul className="site-checks">
          <li>
            <Icon name="location" size={20} />
            {address}
          </li>
          <li>
            <Icon name="phone" size={20} />
            <a href={phone.href}>{phone.display}</a>
          </li>
          <li>
            <Icon name="website" size={20} />
            <a href={website.href}>{website.display}</a>
          </li>
        </ul>
        <h3>Hours</h3>
        <HoursTable rows={hours} />
        <div className="site-actions">
          <ExternalLink href={businessProfile.writeReviewUrl} kind="action">
            Write a Review
          </ExternalLink>
          <ExternalLink href={businessProfile.mapsUrl}>View on Google Maps</ExternalLink>
        </div>
      </div>
      <RecentReviews />
    </div>
  );
}
