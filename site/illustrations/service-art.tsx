import type { ReactNode } from 'react';
import type { serviceCards } from '#domain/content/services.ts';
import { DoorScene, PaperScene, SignScene } from './service-scenes.tsx';
import { FrameScene, HouseScene, UpkeepScene } from './service-scenes-outside.tsx';

type ServiceImage = (typeof serviceCards)[number]['image'];

const scenes: Record<ServiceImage, () => ReactNode> = {
  residential: HouseScene,
  warranty: PaperScene,
  'pre-listing': SignScene,
  'pre-purchase': DoorScene,
  'new-construction': FrameScene,
  maintenance: UpkeepScene,
};

export function ServiceArt({ image }: { image: ServiceImage }) {
  const Scene = scenes[image];
  return (
    <svg
      className="site-art site-service-art"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene />
    </svg>
  );
}
