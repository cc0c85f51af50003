import { useEffect, useState } from 'react';
import type { TextStyle } from '#domain/drawing/image-template.ts';
import * as texts from './texts.ts';

interface TextFaceProps extends TextStyle {
  text: string;
  height: number;
}

/**
 * A text as the finished picture sets it: the line height of the font itself, broken at words and only then within them,
 * and cut with '…' after as many lines as the picture holds (see text-painter.ts).
 */
export function TextFace({ text, height, ...style }: TextFaceProps) {
  const lines = useLinesIn(style, height);
  const { font, size, weight, isItalic, color, align, verticalAlign } = style;
  return (
    <span
      className="flex size-full overflow-hidden"
      style={{ alignItems: { top: 'flex-start', middle: 'center', bottom: 'flex-end' }[verticalAlign] }}
    >
      <span
        className="w-full overflow-hidden whitespace-pre-wrap break-words"
        style={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          lineHeight: 'normal',
          // Widths that do not depend on the zoom of the canvas, as in the picture.
          textRendering: 'geometricPrecision',
          hyphens: 'none',
          fontFamily: `'${font}', sans-serif`,
          fontSize: size,
          fontWeight: weight,
          fontStyle: isItalic ? 'italic' : 'normal',
          color,
          textAlign: align,
        }}
      >
        {text}
      </span>
    </span>
  );
}

/** How many lines of a font a box holds, by the painter's rule; one at least. */
function useLinesIn({ font, size, weight, isItalic }: TextStyle, height: number): number {
  const css = `${isItalic ? 'italic ' : ''}${weight} ${size}px '${font}'`;
  const [lines, setLines] = useState(1_000);
  useEffect(() => {
    let isGone = false;
    const measure = () => !isGone && setLines(linesIn(css, height));
    document.fonts.load(css).then(measure, measure);
    return () => {
      isGone = true;
    };
  }, [css, height]);
  return lines;
}

function linesIn(css: string, height: number): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 1_000;
  canvas.font = css;
  const ink = canvas.measureText(texts.inkSample);
  const inkHeight = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
  const lineHeight = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
  return Math.max(1, Math.floor((height - inkHeight) / lineHeight + 1.05));
}
