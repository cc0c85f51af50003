import { type KeyboardEvent, useState } from 'react';
import { type ImageTemplate, type Layer, MOST_LAYERS } from '#domain/drawing/image-template.ts';
import { BUNDLED_FONTS, fontFamily, fontKey } from '#domain/media/font.ts';
import type { ImageRef } from '#domain/media/image.ts';
import { imageTemplate } from '#entities/image-template.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import type { RecordValues } from '#web/backoffice/crud/record.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { Canvas } from './canvas.tsx';
import { moved } from './layer-geometry.ts';
import { LAYER_KINDS, type LayerType, layerName, newLayer } from './layer-kinds.ts';
import { LayerList } from './layer-list.tsx';
import { LayerPanel } from './layer-panel.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SubjectField } from './subject-field.tsx';
import * as texts from './texts.ts';
import { useHistory } from './use-history.ts';
import { useSubjects } from './use-subjects.ts';

/** The layers of an image template: a canvas, a list, the settings of the selected one and a preview. */
export function LayersInput({ value, onChange, errors, isDisabled, record, id }: InputProps<Layer[]>) {
  const [selected, setSelected] = useState<number | null>(null);
  const subjects = useSubjects();
  const { product, branch, subject, setProduct, setBranch } = subjects;
  const history = useHistory<Layer[]>(value, onChange);
  const template = templateOf(record, value);
  const layer = selected === null ? undefined : value[selected];
  if (!template)
    return (
      <p className="rounded-card border-2 border-line border-dashed px-4 py-12 text-center text-muted">
        {texts.sizeFirst}
      </p>
    );
  const put = (index: number, next: Layer, kind: string) => history.change(value.with(index, next), kind);
  const add = (next: Layer) => {
    history.change([...value, next], `add ${value.length}`);
    setSelected(value.length);
  };
  const remove = (index: number) => {
    history.change(value.toSpliced(index, 1), `remove ${value.length}`);
    setSelected(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDisabled || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) history.redo();
    else history.undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons above the canvas.
    <div className="flex flex-col gap-5" onKeyDown={onKeyDown}>
      <UsedFonts layers={value} />
      {!isDisabled && (
        <LayerTools
          isFull={value.length >= MOST_LAYERS}
          history={history}
          onAdd={(type) => add(newLayer(type, template))}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Canvas
            {...template}
            layers={value}
            subject={subject}
            selected={selected}
            isDisabled={isDisabled}
            onSelect={setSelected}
            onChange={put}
            onRemove={remove}
          />
          <p id="layer-keys" className="text-muted text-sm">
            {texts.canvasKeys}
          </p>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-2 font-medium text-sm">{texts.lookAtFor}</legend>
            <SubjectField
              label={texts.product}
              options={subjects.products}
              value={product}
              onChange={setProduct}
            />
            <SubjectField
              label={texts.branch}
              options={subjects.branches}
              value={branch}
              onChange={setBranch}
            />
          </fieldset>
          <PreviewCard
            template={template}
            name={typeof record.name === 'string' ? record.name.trim() : ''}
            product={product}
            branch={branch}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {value.length > 0 ? (
            <LayerList
              layers={value}
              selected={selected}
              isDisabled={isDisabled}
              onSelect={setSelected}
              onMove={(layers, place) => {
                history.change(layers, 'order');
                setSelected(place);
              }}
              onCopy={(index) => {
                const copied = value[index];
                if (copied && value.length < MOST_LAYERS) add(moved(copied, 10, 10));
              }}
              onRemove={remove}
            />
          ) : (
            <p className="rounded-theme border-2 border-line border-dashed px-4 py-8 text-center text-muted">
              {texts.noLayers}
            </p>
          )}
          {layer && selected !== null && (
            <LayerPanel
              key={selected}
              layer={layer}
              isDisabled={isDisabled}
              onChange={(next, kind) => put(selected, next, `${kind} ${selected}`)}
            />
          )}
          <FieldError id={`${id}-error`} error={errorText(errors, value)} />
        </div>
      </div>
    </div>
  );
}

interface LayerToolsProps {
  isFull: boolean;
  history: Pick<ReturnType<typeof useHistory>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  onAdd: (type: LayerType) => void;
}

function LayerTools({ isFull, history, onAdd }: LayerToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(Object.keys(LAYER_KINDS) as LayerType[]).map((type) => (
        <Button key={type} look="secondary" size="small" disabled={isFull} onClick={() => onAdd(type)}>
          <StaffIcon name={LAYER_KINDS[type].icon} />
          {texts.addLayer({ kind: LAYER_KINDS[type].name, hidden })}
        </Button>
      ))}
      <span className="ml-auto flex">
        <IconButton label={texts.undo} disabled={!history.canUndo} onClick={history.undo}>
          <StaffIcon name="undo" />
        </IconButton>
        <IconButton label={texts.redo} disabled={!history.canRedo} onClick={history.redo}>
          <StaffIcon name="redo" />
        </IconButton>
      </span>
    </div>
  );
}

/** The fonts of the texts, served by the shop itself. */
function UsedFonts({ layers }: { layers: readonly Layer[] }) {
  const used = new Set(
    layers.flatMap((layer) => {
      if (layer.type !== 'text') return [];
      const family = fontFamily(layer.font, BUNDLED_FONTS)?.family;
      return family ? [`${fontKey(family)}/style-${layer.weight}${layer.isItalic ? 'i' : ''}`] : [];
    }),
  );
  return [...used].map((path) => (
    <link key={path} rel="stylesheet" href={`/api/fonts/google/${path}.embed.css`} />
  ));
}

/** The template as the form holds it; null while its size is invalid. */
function templateOf(record: RecordValues, layers: readonly Layer[]): ImageTemplate | null {
  const { width, height, backgroundColor } = imageTemplate.fields;
  const wide = width.schema.safeParse(record.width);
  const high = height.schema.safeParse(record.height);
  if (!wide.success || !high.success) return null;
  const ground = backgroundColor.schema.safeParse(record.backgroundColor);
  return {
    width: wide.data,
    height: high.data,
    backgroundColor: ground.data ?? '#ffffff',
    background: (record.background ?? null) as ImageRef | null,
    layers,
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');
}

/** The first error, with the layer that it concerns. */
function errorText(errors: Readonly<Record<string, string>>, layers: readonly Layer[]): string | undefined {
  const [first] = Object.entries(errors);
  if (!first) return undefined;
  const [path, sentence] = first;
  const layer = layers[Number(path.split('.')[0])];
  return path !== '' && layer ? `${layerName(layer)}: ${sentence}` : sentence;
}
