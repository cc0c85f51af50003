import {
  LARGEST_TEMPLATE,
  type Layer,
  LINK_BINDINGS,
  LONGEST_QR_TEXT,
  PICTURE_BINDINGS,
} from '#domain/drawing/image-template.ts';
import { TextField } from '#web/ui/field.tsx';
import { PicturesField } from '../pictures-field.tsx';
import { layerName } from './layer-kinds.ts';
import { ChoiceField, ColourField, NumberField, OwnColour } from './small-fields.tsx';
import { TextSettings } from './text-settings.tsx';
import * as texts from './texts.ts';

interface LayerPanelProps {
  layer: Layer;
  isDisabled: boolean;
  onChange: (layer: Layer, kind: string) => void;
}

/** The settings of the selected layer. */
export function LayerPanel({ layer, isDisabled, onChange }: LayerPanelProps) {
  const put = (values: object, kind: string) => onChange({ ...layer, ...values } as Layer, kind);
  return (
    <fieldset
      aria-label={texts.settingsOf({ name: layerName(layer) })}
      className="flex min-w-0 flex-col gap-4"
    >
      <TextField
        label={texts.layerNameLabel}
        value={layer.name}
        placeholder={layerName(layer)}
        maxLength={255}
        autoComplete="off"
        disabled={isDisabled}
        onChange={({ target }) => put({ name: target.value }, 'name')}
      />
      <KindSettings layer={layer} isDisabled={isDisabled} onChange={put} />
      <div className="grid grid-cols-2 gap-3">
        {EDGES.map((name) => (
          <NumberField
            key={name}
            label={texts.EDGES[name]}
            value={layer[name]}
            minimum={name === 'x' || name === 'y' ? -LARGEST_TEMPLATE : 1}
            maximum={LARGEST_TEMPLATE}
            isDisabled={isDisabled}
            onChange={(value) => put({ [name]: Math.round(value) }, name)}
          />
        ))}
        <NumberField
          label={texts.rotation}
          value={layer.rotation}
          minimum={-360}
          maximum={360}
          isDisabled={isDisabled}
          onChange={(rotation) => put({ rotation }, 'rotation')}
        />
        <NumberField
          label={texts.opacity}
          value={Math.round(layer.opacity * 100)}
          minimum={0}
          maximum={100}
          step={5}
          isDisabled={isDisabled}
          onChange={(percent) => put({ opacity: percent / 100 }, 'opacity')}
        />
      </div>
    </fieldset>
  );
}

const EDGES = ['x', 'y', 'width', 'height'] as const;

interface KindSettingsProps {
  layer: Layer;
  isDisabled: boolean;
  onChange: (values: object, kind: string) => void;
}

function KindSettings({ layer, isDisabled, onChange }: KindSettingsProps) {
  switch (layer.type) {
    case 'text':
      return <TextSettings layer={layer} isDisabled={isDisabled} onChange={onChange} />;
    case 'image':
      return (
        <>
          <ChoiceField
            label={texts.content}
            none={texts.ownPicture}
            value={layer.binding}
            choices={PICTURE_BINDINGS}
            isDisabled={isDisabled}
            onChange={(binding) => onChange({ binding }, 'binding')}
          />
          <PicturesField
            id="layer-picture"
            label={layer.binding ? texts.pictureInstead : texts.picture}
            isMultiple={false}
            isDisabled={isDisabled}
            value={layer.image ? [layer.image] : []}
            onChange={([image = null]) => onChange({ image }, 'image')}
          />
          <ChoiceField
            label={texts.fit}
            value={layer.fit}
            choices={texts.FITS}
            isDisabled={isDisabled}
            onChange={(fit) => fit && onChange({ fit }, 'fit')}
          />
        </>
      );
    case 'qr':
      return (
        <>
          <ChoiceField
            label={texts.content}
            none={texts.ownTextOrLink}
            value={layer.binding}
            choices={LINK_BINDINGS}
            isDisabled={isDisabled}
            onChange={(binding) => onChange({ binding }, 'binding')}
          />
          <TextField
            label={layer.binding ? texts.textInstead : texts.textOrLink}
            value={layer.text}
            maxLength={LONGEST_QR_TEXT}
            autoComplete="off"
            disabled={isDisabled}
            onChange={({ target }) => onChange({ text: target.value }, 'text')}
          />
          <div className="grid grid-cols-2 gap-3">
            <OwnColour layer={layer} isDisabled={isDisabled} onChange={onChange} />
            <ColourField
              label={texts.background}
              none={texts.noColour}
              value={layer.backgroundColor}
              isDisabled={isDisabled}
              onChange={(backgroundColor) => onChange({ backgroundColor }, 'background')}
            />
          </div>
        </>
      );
    case 'shape':
      return (
        <div className="grid grid-cols-2 gap-3">
          <ChoiceField
            label={texts.shape}
            value={layer.shape}
            choices={texts.SHAPES}
            isDisabled={isDisabled}
            onChange={(shape) => shape && onChange({ shape }, 'shape')}
          />
          <OwnColour layer={layer} isDisabled={isDisabled} onChange={onChange} />
          <ColourField
            label={texts.border}
            none={texts.noColour}
            value={layer.borderColor}
            isDisabled={isDisabled}
            onChange={(borderColor) =>
              onChange(
                { borderColor, borderWidth: borderColor ? Math.max(2, layer.borderWidth) : 0 },
                'border',
              )
            }
          />
          <NumberField
            label={texts.borderWidth}
            value={layer.borderWidth}
            minimum={0}
            maximum={1_000}
            isDisabled={isDisabled || layer.borderColor === null}
            onChange={(borderWidth) => onChange({ borderWidth }, 'border')}
          />
          {layer.shape === 'rectangle' && (
            <NumberField
              label={texts.radius}
              value={layer.radius}
              minimum={0}
              maximum={LARGEST_TEMPLATE}
              isDisabled={isDisabled}
              onChange={(radius) => onChange({ radius }, 'radius')}
            />
          )}
        </div>
      );
  }
}
