import { useEffect, useRef } from 'react';
import Pad from 'signature_pad';
import type { Drawing } from '#domain/jobs/job-record.ts';
import { useWords } from '#ui/words.ts';
import { drawingOf } from './drawing-of.ts';
import { signatureFieldWords } from './signature-field.words.ts';

interface SignaturePadProps {
  onDraw: (drawing: Drawing | undefined) => void;
  onClose: () => void;
}

/** A field in which a signature is drawn; what is drawn stays when the field changes its size. */
export function SignaturePad({ onDraw, onClose }: SignaturePadProps) {
  const words = useWords(signatureFieldWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(undefined);
  const draw = useRef(onDraw);
  draw.current = onDraw;

  useEffect(() => {
    const field = canvas.current;
    if (!field) return;
    const own = new Pad(field, { penColor: getComputedStyle(field).color });
    pad.current = own;
    let size = fitted(field);
    own.addEventListener('endStroke', () => draw.current(drawingOf(own.toData(), size)));
    // A turned phone changes its size.
    const sizes = new ResizeObserver(() => {
      if (field.offsetWidth === size.width) return;
      const ratio = field.offsetWidth / size.width;
      const data = own.toData().map((group) => ({
        ...group,
        points: group.points.map((point) => ({ ...point, x: point.x * ratio, y: point.y * ratio })),
      }));
      size = fitted(field);
      own.fromData(data);
    });
    sizes.observe(field);
    field.focus({ preventScroll: true });
    return () => {
      sizes.disconnect();
      own.off();
    };
  }, []);

  return (
    <div className="ui-signature ui-wide">
      <canvas
        className="ui-signature-field"
        role="img"
        aria-label={words.field}
        tabIndex={-1}
        ref={canvas}
      />
      <div className="ui-signature-actions">
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            pad.current?.clear();
            onDraw(undefined);
          }}
        >
          {words.clear}
        </button>
        <button type="button" className="ui-button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

/** Gives the canvas as many pixels as its place on the screen has; returns its size in CSS pixels. */
function fitted(field: HTMLCanvasElement): { width: number; height: number } {
  const { offsetWidth: width, offsetHeight: height } = field;
  const ratio = Math.max(window.devicePixelRatio, 1);
  field.width = width * ratio;
  field.height = height * ratio;
  field.getContext('2d')?.scale(ratio, ratio);
  return { width, height };
}
