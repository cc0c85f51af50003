import {
  LARGEST_TEMPLATE,
  type Layer,
  LINK_BINDINGS,
  LONGEST_QR_TEXT,
  PICTURE_BINDINGS,
} from '#domain/image-template.ts';
import { TextField } from '#web/ui/field.tsx';
import { PicturesField } from '../pictures-field.tsx';
import { layerName } from './layer-kinds.ts';
import { ChoiceField, ColourField, NumberField, OwnColour } from './small-fields.tsx';
import { TextSettings } from './text-settings.tsx';

interface LayerPanelProps {
  layer: Layer;
  isDisabled: boolean;
  onChange: (layer: Layer, kind: string) => void;
}

/** The settings of the chosen layer. */
export function LayerPanel({ layer, isDisabled, onChange }: LayerPanelProps) {
  const put = (values: object, kind: string) => onChange({ ...layer, ...values } as Layer, kind);
  return (
    <fieldset aria-label={`Einstellungen: ${layerName(layer)}`} className="flex min-w-0 flex-col gap-4">
      <TextField
        label="Name der Ebene"
        value={layer.name}
        placeholder={layerName(layer)}
        maxLength={255}
        autoComplete="off"
        disabled={isDisabled}
        onChange={({ target }) => put({ name: target.value }, 'name')}
      />
      <KindSettings layer={layer} isDisabled={isDisabled} onChange={put} />
      <div className="grid grid-cols-2 gap-3">
        {EDGES.map(([name, label]) => (
          <NumberField
            key={name}
            label={label}
            value={layer[name]}
            minimum={name === 'x' || name === 'y' ? -LARGEST_TEMPLATE : 1}
            maximum={LARGEST_TEMPLATE}
            isDisabled={isDisabled}
            onChange={(value) => put({ [name]: Math.round(value) }, name)}
          />
        ))}
        <NumberField
          label="Drehung (°)"
          value={layer.rotation}
          minimum={-360}
          maximum={360}
          isDisabled={isDisabled}
          onChange={(rotation) => put({ rotation }, 'rotation')}
        />
        <NumberField
          label="Deckkraft (%)"
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

const EDGES = [
  ['x', 'Links (px)'],
  ['y', 'Oben (px)'],
  ['width', 'Breite (px)'],
  ['height', 'Höhe (px)'],
] as const;
const FITS = { cover: 'Füllen, Rand abschneiden', contain: 'Ganz zeigen' } as const;
const SHAPES = { rectangle: 'Rechteck', ellipse: 'Ellipse' } as const;

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
            label="Inhalt"
            none="Eigenes Bild"
            value={layer.binding}
            choices={PICTURE_BINDINGS}
            isDisabled={isDisabled}
            onChange={(binding) => onChange({ binding }, 'binding')}
          />
          <PicturesField
            id="layer-picture"
            label={layer.binding ? 'Bild, falls der Inhalt fehlt' : 'Bild'}
            isMultiple={false}
            isDisabled={isDisabled}
            value={layer.image ? [layer.image] : []}
            onChange={([image = null]) => onChange({ image }, 'image')}
          />
          <ChoiceField
            label="Einpassen"
            value={layer.fit}
            choices={FITS}
            isDisabled={isDisabled}
            onChange={(fit) => fit && onChange({ fit }, 'fit')}
          />
        </>
      );
    case 'qr':
      return (
        <>
          <ChoiceField
            label="Inhalt"
            none="Eigener Text oder Link"
            value={layer.binding}
            choices={LINK_BINDINGS}
            isDisabled={isDisabled}
            onChange={(binding) => onChange({ binding }, 'binding')}
          />
          <TextField
            label={layer.binding ? 'Text, falls der Inhalt fehlt' : 'Text oder Link'}
            value={layer.text}
            maxLength={LONGEST_QR_TEXT}
            autoComplete="off"
            disabled={isDisabled}
            onChange={({ target }) => onChange({ text: target.value }, 'text')}
          />
          <div className="grid grid-cols-2 gap-3">
            <OwnColour layer={layer} isDisabled={isDisabled} onChange={onChange} />
            <ColourField
              label="Hintergrund"
              none="Keiner"
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
            label="Form"
            value={layer.shape}
            choices={SHAPES}
            isDisabled={isDisabled}
            onChange={(shape) => shape && onChange({ shape }, 'shape')}
          />
          <OwnColour layer={layer} isDisabled={isDisabled} onChange={onChange} />
          <ColourField
            label="Rahmen"
            none="Keiner"
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
            label="Rahmen (px)"
            value={layer.borderWidth}
            minimum={0}
            maximum={1_000}
            isDisabled={isDisabled || layer.borderColor === null}
            onChange={(borderWidth) => onChange({ borderWidth }, 'border')}
          />
          {layer.shape === 'rectangle' && (
            <NumberField
              label="Eckenradius (px)"
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
