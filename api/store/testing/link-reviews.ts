import type { Store } from '../store.ts';

/** Without samples the business has no link under which clients can review it. */
export async function linkReviews(store: Store): Promise<void> {
  const { profile } = await store.readBusiness();
  const reviews = { ...profile.links.reviews, google: 'https://reviews.example/business' };
  const links = { ...profile.links, reviews };
  const at = new Date('2026-11-20T15:00:00.000Z');
  await store.changeBusiness('profile', { ...profile, links }, { at, by: 'Owner' });
}
