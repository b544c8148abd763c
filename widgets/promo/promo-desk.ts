export { firstMoment, momentAt } from '#domain/promotions/promo-cycle.ts';
export { PromoCard } from './promo-card.tsx';
