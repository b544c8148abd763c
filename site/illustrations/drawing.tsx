interface DrawingProps {
  /** Its name among the drawings of /art, without ending. */
  name: string;
  className: string;
  /** The drawing's own units; the style sheet sets the size on the screen. */
  width: number;
  height: number;
  /** Fetched when the visitor scrolls near: not for the first picture. */
  lazy?: boolean;
}

/** A drawing that says nothing the text doesn't say. As a file it costs the page no script. */
export function Drawing({ name, className, width, height, lazy = false }: DrawingProps) {
  return (
    <img
      className={`site-drawing ${className}`}
      src={`/art/${name}.svg`}
      width={width}
      height={height}
      alt=""
      loading={lazy ? 'lazy' : undefined}
    />
  );
}

/** A drawing of 520 x 300 that stands on the ground of a page's first band. */
export function HeroDrawing({ name }: { name: string }) {
  return <Drawing name={name} className="site-hero-art" width={520} height={300} />;
}
