interface DrawingProps {
  /** File name in /art, without extension. */
  name: string;
  className: string;
  /** In the drawing's own units; the style sheet sets the displayed size. */
  width: number;
  height: number;
  /** Loads when the visitor scrolls near it; not for what is visible at once. */
  lazy?: boolean;
}

/** A decorative drawing. As a file, it adds nothing to the page's script. */
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

/** A drawing of 520 x 300 for the hero of a page. */
export function HeroDrawing({ name }: { name: string }) {
  return <Drawing name={name} className="site-hero-art" width={520} height={300} />;
}
