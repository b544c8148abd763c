/** Sky, hill and yard behind a small scene of 320 x 180. */
export function Backdrop() {
  return (
    <>
      <path d="M0 0H320V180H0z" fill="var(--art-sky)" />
      <circle cx="262" cy="38" r="19" fill="var(--art-sun)" />
      <path d="M0 118C60 96 120 100 180 110S280 100 320 106V180H0z" fill="var(--art-hill)" />
      <path d="M0 140C80 130 200 138 320 134V180H0z" fill="var(--art-grass)" />
    </>
  );
}
