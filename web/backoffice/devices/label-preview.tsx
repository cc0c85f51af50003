import './label-font.css';
import { create } from 'qrcode';
import { useEffect, useMemo, useState } from 'react';
import { LABEL_GRIDS, type LabelGrid, type LabelText } from '#domain/drawing/label.ts';
import { frameOf, layOutLabels, type Mark, PAGE } from '#printers/label-sheet.ts';
import type { Measure } from '#printers/label-text.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './label-texts.ts';

/** The font of the PDF: what fits on the sheet fits here, and the lines break alike. */
const FONT = 'Label, sans-serif';

interface LabelPreviewProps {
  labels: readonly LabelText[];
  grid: LabelGrid;
  start: number;
}

/** The sheets as they will be printed, with the same layout as the PDF. */
export function LabelPreview({ labels, grid, start }: LabelPreviewProps) {
  const [wanted, setWanted] = useState(0);
  const hasFonts = useFonts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the fonts every text has another width.
  const sheets = useMemo(
    () => layOutLabels(labels, { grid, start }, measureText),
    [labels, grid, start, hasFonts],
  );
  const page = Math.min(wanted, Math.max(0, sheets.length - 1));
  const { rows, columns } = LABEL_GRIDS[grid];
  return (
    <figure className="flex flex-col gap-3">
      <svg
        viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
        role="img"
        aria-label={texts.sheetLabel({ number: page + 1, count: sheets[page]?.places.length ?? 0 })}
        className="w-full border border-line-strong bg-white shadow-card"
      >
        {Array.from({ length: rows * columns }, (_, place) => {
          const { x, y, width, height } = frameOf(grid, place);
          const isUsed = page === 0 && place < start - 1;
          return (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width={width}
              height={height}
              rx={4}
              fill={isUsed ? '#e6ddd0' : 'none'}
              stroke="#c8bcae"
              strokeWidth={0.5}
              strokeDasharray="3 2"
            />
          );
        })}
        {sheets[page]?.places.map(({ x, y, marks }) => (
          <g key={`${x} ${y}`} fill="#000">
            {marks.map((mark) => (
              <Shown key={`${mark.kind} ${mark.x} ${mark.y}`} mark={mark} />
            ))}
          </g>
        ))}
      </svg>
      {sheets.length > 1 && (
        <figcaption className="flex items-center justify-center gap-3">
          <Button look="secondary" size="small" disabled={page === 0} onClick={() => setWanted(page - 1)}>
            <StaffIcon name="chevron-left" />
            <span className="sr-only">{texts.previousSheet}</span>
          </Button>
          <span className="tabular-nums" aria-live="polite">
            {texts.sheetOf({ number: page + 1, count: sheets.length })}
          </span>
          <Button
            look="secondary"
            size="small"
            disabled={page >= sheets.length - 1}
            onClick={() => setWanted(page + 1)}
          >
            <StaffIcon name="chevron-right" />
            <span className="sr-only">{texts.nextSheet}</span>
          </Button>
        </figcaption>
      )}
    </figure>
  );
}

function Shown({ mark }: { mark: Mark }) {
  if (mark.kind === 'text')
    return (
      <text x={mark.x} y={mark.y} fontSize={mark.size} fontWeight={mark.isBold ? 700 : 400} fontFamily={FONT}>
        {mark.text}
      </text>
    );
  return <path d={qrPath(mark)} />;
}

function qrPath({ x, y, size, data }: Extract<Mark, { kind: 'qr' }>): string {
  const { modules } = create(data, { errorCorrectionLevel: 'M' });
  const dot = size / modules.size;
  let path = '';
  modules.data.forEach((isDark, index) => {
    if (!isDark) return;
    const column = index % modules.size;
    const row = Math.floor(index / modules.size);
    path += `M${(x + column * dot).toFixed(2)} ${(y + row * dot).toFixed(2)}h${dot.toFixed(2)}v${dot.toFixed(2)}h-${dot.toFixed(2)}z`;
  });
  return path;
}

/** Whether the preview fonts have loaded and can be measured. */
function useFonts(): boolean {
  const [hasFonts, setHasFonts] = useState(false);
  useEffect(() => {
    const wanted = [400, 700].map((weight) => document.fonts.load(`${weight} 20px Label`));
    void Promise.allSettled(wanted).then(() => setHasFonts(true));
  }, []);
  return hasFonts;
}

let canvas: CanvasRenderingContext2D | null = null;

const measureText: Measure = (text, size, isBold) => {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * size * 0.55;
  // Measured at a large size: small ones are rounded to whole pixels.
  canvas.font = `${isBold ? 700 : 400} 100px ${FONT}`;
  return (canvas.measureText(text).width * size) / 100;
};
