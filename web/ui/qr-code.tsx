import { create } from 'qrcode';

/** The quiet zone in modules, without which cameras do not detect the code (ISO/IEC 18004). */
const QUIET = 4;

interface QrShape {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** The dark modules as one path. */
  path: string;
}

function qrShape(text: string): QrShape {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) parts.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
  return { size: modules.size + 2 * QUIET, path: parts.join('') };
}

/** A QR code as SVG, sharp at any size. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = qrShape(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The same as a file for a print shop. */
export function qrSvg(text: string): Blob {
  const { size, path } = qrShape(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1000" height="1000" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The same as a bitmap of at least 1000 pixels. */
export function qrPng(text: string): Promise<Blob | null> {
  const { size, path } = qrShape(text);
  const scale = Math.ceil(1_000 / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  pen.scale(scale, scale);
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
