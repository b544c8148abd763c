import type { serviceCards } from '#domain/content/services.ts';
import { Drawing } from './drawing.tsx';

type ServiceImage = (typeof serviceCards.value)[number]['image'];

export function ServiceArt({ image }: { image: ServiceImage }) {
  return (
    <Drawing name={`service-${image}`} className="site-service-art" width={320} height={180} lazy />
  );
}
