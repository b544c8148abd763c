/** A live oak, about 220 tall, with its foot at the origin. */
export function LiveOak() {
  return (
    <g>
      <path
        d="M-14 0C-8-40-10-62-40-96l12-6C-8-84 0-78 4-70 10-84 26-96 50-104l6 8C22-78 18-50 22 0z"
        fill="var(--art-trunk)"
      />
      <path
        d="M-96-112c-24-10-16-46 10-46 0-34 40-48 58-26 18-30 66-26 74 4 34-10 60 18 44 44 22 16 8 44-18 40-14 18-42 14-50-2-16 20-48 16-56-4-14 14-48 12-62-10z"
        fill="var(--art-leaf-deep)"
      />
      <path
        d="M-82-132c-8-16 8-32 24-24 4-24 34-30 46-12 18-18 50-8 50 12 22-6 38 12 28 28-14 12-34 8-40-4-12 14-34 12-42-2-14 12-36 10-40-6-8 12-22 14-26 8z"
        fill="var(--art-leaf)"
      />
    </g>
  );
}

/** A clipped shrub, 60 wide, with its foot at the origin. */
export function Shrub() {
  return (
    <g>
      <path
        d="M-30 0c-6-20 8-30 18-26 4-12 22-12 26 0 14-6 24 10 16 26z"
        fill="var(--art-leaf-deep)"
      />
      <path d="M-20 0c-4-12 6-18 12-14 4-8 14-6 16 2 8-2 12 6 10 12z" fill="var(--art-leaf)" />
    </g>
  );
}
