import { useEffect, useRef, useState } from 'react';
import type { DrawingSubject, Layer } from '#domain/drawing/image-template.ts';
import { type ImageRef, imagePath } from '#domain/media/image.ts';
import { LayerBox } from './layer-box.tsx';
import { LayerFace } from './layer-face.tsx';
import * as texts from './texts.ts';

interface CanvasProps {
  width: number;
  height: number;
  backgroundColor: string;
  background: ImageRef | null;
  layers: readonly Layer[];
  subject: DrawingSubject;
  selected: number | null;
  isDisabled: boolean;
  onSelect: (index: number | null) => void;
  onChange: (index: number, layer: Layer, kind: string) => void;
  onRemove: (index: number) => void;
}

/** Taller canvases would push the settings out of view. */
const HIGHEST = 560;

/** The template as large as there is room, with its layers to be grabbed. */
export function Canvas(props: CanvasProps) {
  const { width, height, backgroundColor, background, layers, selected, onSelect } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room === 0 ? 0 : Math.min(room / width, HIGHEST / height, 4);
  return (
    <div className="rounded-theme bg-sand p-4">
      <div ref={frame} className="flex justify-center">
        {scale > 0 && (
          <section
            aria-label={texts.canvas}
            className="relative overflow-hidden shadow-lift forced-color-adjust-none"
            style={{ width: width * scale, height: height * scale, backgroundColor }}
            onPointerDown={(event) => event.target === event.currentTarget && onSelect(null)}
          >
            {background && (
              <img
                src={imagePath(background, 'large')}
                alt=""
                draggable={false}
                className="pointer-events-none absolute inset-0 size-full object-cover"
              />
            )}
            <div
              aria-hidden="true"
              className="pointer-events-none absolute top-0 left-0 origin-top-left"
              style={{ width, height, scale: String(scale) }}
            >
              {layers.map((layer, index) => (
                <LayerFace
                  // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place in the pile, it has no other identity.
                  key={index}
                  layer={layer}
                  subject={props.subject}
                />
              ))}
            </div>
            {layers.map((layer, index) => (
              <LayerBox
                // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place in the pile, it has no other identity.
                key={index}
                layer={layer}
                canvas={{ width, height }}
                scale={scale}
                isSelected={selected === index}
                isDisabled={props.isDisabled}
                onSelect={() => onSelect(index)}
                onChange={(next, kind) => props.onChange(index, next, `${kind} ${index}`)}
                onRemove={() => props.onRemove(index)}
              />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
