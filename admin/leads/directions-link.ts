/**
 * Directions to an address in the phone's maps: Apple's on its devices, else Google's. Both are
 * `https`, so that a device without the app opens a page; only Android supports `geo:`.
 */
export const directionsLink = (address: string, { isApple }: { isApple: boolean }): string =>
  isApple
    ? `https://maps.apple.com/?daddr=${encodeURIComponent(address)}`
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
