import { useEffect, useRef } from 'react';
import type { Row } from '#printers/paper.ts';

/** Dots of a printer in the width of a character. */
const DOTS_PER_COLUMN = 12;

/** A picture as large as on paper, dot by dot. */
export function SlipPicture({
  row: { text, width, height, bits },
}: {
  row: Extract<Row, { kind: 'picture' }>;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const picture = context.createImageData(width * 8, height);
    for (let dot = 0; dot < width * 8 * height; dot += 1) {
      const byte = bits[Math.floor(dot / 8)] ?? 0;
      if (byte & (0x80 >> (dot % 8))) picture.data[dot * 4 + 3] = 255;
    }
    context.putImageData(picture, 0, 0);
  }, [width, height, bits]);
  return (
    <>
      <canvas
        ref={canvas}
        width={width * 8}
        height={height}
        role="img"
        aria-label={text.trim()}
        style={{ width: `${(width * 8) / DOTS_PER_COLUMN}ch` }}
        className="inline-block align-top"
      />
      {'\n'}
    </>
  );
}
