/** The inspector on a ladder, 128 tall, looking at something to the right of him; feet at y = 0. */
export function InspectorOnLadder() {
  return (
    <g>
      <path
        d="M0 0 30-104M24 0 54-104M4-14h24M8-28h24M12-42h24M16-56h24M20-70h24M24-84h24"
        stroke="var(--art-timber-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="translate(24 -42)">
        <Inspector />
      </g>
    </g>
  );
}

/** The inspector, 82 tall, feet at y = 0, a magnifying glass held to the right. */
export function Inspector() {
  return (
    <>
      <Legs />
      <Torso />
    </>
  );
}

function Legs() {
  return (
    <>
      <path
        d="M6-30 5-14 9-1M17-30 19-14 15-1"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="9.5"
        strokeLinejoin="round"
      />
      <path d="M3-4h13v5H3zM10-4h14v5H10z" fill="var(--art-trunk)" />
    </>
  );
}

function Torso() {
  return (
    <>
      <path d="M2-30C0-44 2-58 10-60c9-2 15 3 15 12l-3 18c0 3-20 3-20 0z" fill="var(--art-warm)" />
      <path d="M2-34h21v5H2z" fill="var(--art-ink)" />
      <path d="M13-60v-8h8v8z" fill="var(--art-skin)" />
      <circle cx="19" cy="-72" r="9" fill="var(--art-skin)" />
      <path d="M9-72c-1-14 18-17 20-4l8 1.500c0 2.5-3 3-8 2.500z" fill="var(--art-ink)" />
      <path
        d="M17-52 30-42 45-52"
        fill="none"
        stroke="var(--art-warm-deep)"
        strokeWidth="7.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="47" cy="-53" r="4" fill="var(--art-skin)" />
      <Magnifier />
    </>
  );
}

function Magnifier() {
  return (
    <>
      <path d="M49-55 57-63" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="66" cy="-72" r="12" fill="var(--art-lens)" opacity=".85" />
      <circle cx="66" cy="-72" r="12" fill="none" stroke="var(--art-trim)" strokeWidth="4" />
    </>
  );
}
