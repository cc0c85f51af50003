import { create } from 'qrcode';
import { useMemo } from 'react';
import { type DrawingSubject, drawingOf, type Layer, type QrStyle } from '#domain/drawing/image-template.ts';
import { imagePath } from '#domain/media/image.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { LAYER_KINDS } from './layer-kinds.ts';
import { TextFace } from './text-face.tsx';

interface LayerFaceProps {
  layer: Layer;
  subject: DrawingSubject;
}

/** What a layer will look like, positioned in pixels of the template. */
export function LayerFace({ layer, subject }: LayerFaceProps) {
  const { x, y, width, height, rotation, opacity } = layer;
  return (
    <div
      className="absolute overflow-hidden"
      style={{ left: x, top: y, width, height, rotate: `${rotation}deg`, opacity }}
    >
      <Content layer={layer} subject={subject} />
    </div>
  );
}

/** A placeholder where the layer is empty for the chosen subject. */
function Content({ layer, subject }: LayerFaceProps) {
  const template = { width: 1, height: 1, backgroundColor: '#ffffff', background: null, layers: [layer] };
  const [drawn] = drawingOf(template, subject).layers;
  if (!drawn) return <EmptyFace layer={layer} />;
  switch (drawn.type) {
    case 'image':
      return (
        <img
          src={imagePath(drawn.image, 'medium')}
          alt=""
          draggable={false}
          className="size-full"
          style={{ objectFit: drawn.fit }}
        />
      );
    case 'text':
      return <TextFace {...drawn} />;
    case 'qr':
      return <QrFace text={drawn.text} color={drawn.color} backgroundColor={drawn.backgroundColor} />;
    case 'shape':
      return (
        <span
          className="block size-full"
          style={{
            background: drawn.color,
            borderRadius: drawn.shape === 'ellipse' ? '50%' : drawn.radius,
            border: drawn.borderColor ? `${drawn.borderWidth}px solid ${drawn.borderColor}` : 'none',
          }}
        />
      );
  }
}

function EmptyFace({ layer }: { layer: Layer }) {
  return (
    <span className="flex size-full items-center justify-center gap-2 overflow-hidden border border-line-strong border-dashed bg-sand/70 text-ink">
      <StaffIcon name={LAYER_KINDS[layer.type].icon} className="size-1/3 max-h-16 max-w-16" />
    </span>
  );
}

/** Quiet zone around a QR code, in modules, as readers require it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

function QrFace({ text, color, backgroundColor }: QrStyle & { text: string }) {
  const { path, edge } = useMemo(() => qrPath(text), [text]);
  return (
    <svg viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true" className="size-full" shapeRendering="crispEdges">
      {backgroundColor && <path fill={backgroundColor} d={`M0 0h${edge}v${edge}H0z`} />}
      <path fill={color} d={path} />
    </svg>
  );
}

function qrPath(text: string): { path: string; edge: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const path = Array.from(modules.data, (isDark, index) =>
    isDark
      ? `M${(index % modules.size) + QUIET_ZONE} ${Math.floor(index / modules.size) + QUIET_ZONE}h1v1h-1z`
      : '',
  ).join('');
  return { path, edge: modules.size + 2 * QUIET_ZONE };
}
