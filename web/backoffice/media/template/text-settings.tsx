import { BUNDLED_FONTS, fontFamily } from '#domain/font.ts';
import { type Layer, TEXT_BINDINGS } from '#domain/image-template.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { ChoiceField, NumberField, OwnColour } from './small-fields.tsx';

type TextLayer = Extract<Layer, { type: 'text' }>;

interface TextSettingsProps {
  layer: TextLayer;
  isDisabled: boolean;
  onChange: (values: Partial<TextLayer>, kind: string) => void;
}

const FONTS = Object.fromEntries(BUNDLED_FONTS.map(({ family }) => [family, family]));
const WEIGHTS: Readonly<Record<string, string>> = {
  100: 'Haarfein',
  200: 'Sehr leicht',
  300: 'Leicht',
  400: 'Normal',
  500: 'Mittel',
  600: 'Halbfett',
  700: 'Fett',
  800: 'Sehr fett',
  900: 'Schwarz',
};
const ALIGN = { left: 'Links', center: 'Mitte', right: 'Rechts' } as const;
const VERTICAL = { top: 'Oben', middle: 'Mitte', bottom: 'Unten' } as const;

/** What a text says and how it looks. */
export function TextSettings({ layer, isDisabled, onChange }: TextSettingsProps) {
  const weights = weightsOf(layer.font);
  return (
    <>
      <ChoiceField
        label="Inhalt"
        none="Eigener Text"
        value={layer.binding}
        choices={TEXT_BINDINGS}
        isDisabled={isDisabled}
        onChange={(binding) => onChange({ binding }, 'binding')}
      />
      <TextAreaField
        label={layer.binding ? 'Text, falls der Inhalt fehlt' : 'Text'}
        rows={2}
        value={layer.text}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ text: target.value }, 'text')}
      />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label="Schrift"
          value={fontFamily(layer.font)?.family ?? layer.font}
          choices={FONTS}
          isDisabled={isDisabled}
          onChange={(font) => {
            if (!font) return;
            const weight = nearest(weightsOf(font), layer.weight);
            onChange({ font, weight }, 'font');
          }}
        />
        <NumberField
          label="Größe (px)"
          value={layer.size}
          minimum={4}
          maximum={1_000}
          isDisabled={isDisabled}
          onChange={(size) => onChange({ size }, 'size')}
        />
        <ChoiceField
          label="Stärke"
          value={String(layer.weight)}
          choices={Object.fromEntries(
            weights.map((weight) => [String(weight), WEIGHTS[weight] ?? `${weight}`]),
          )}
          isDisabled={isDisabled}
          onChange={(weight) => onChange({ weight: Number(weight ?? 400) }, 'weight')}
        />
        <OwnColour layer={layer} isDisabled={isDisabled} onChange={onChange} />
        <ChoiceField
          label="Ausrichtung"
          value={layer.align}
          choices={ALIGN}
          isDisabled={isDisabled}
          onChange={(align) => align && onChange({ align }, 'align')}
        />
        <ChoiceField
          label="Höhe im Feld"
          value={layer.verticalAlign}
          choices={VERTICAL}
          isDisabled={isDisabled}
          onChange={(verticalAlign) => verticalAlign && onChange({ verticalAlign }, 'align')}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="tick"
          disabled={isDisabled}
          checked={layer.isItalic}
          onChange={({ target }) => onChange({ isItalic: target.checked }, 'italic')}
        />
        Kursiv
      </label>
    </>
  );
}

function weightsOf(font: string): number[] {
  const { variants = ['400'] } = fontFamily(font) ?? {};
  return variants.filter((variant) => !variant.endsWith('i')).map(Number);
}

function nearest(weights: readonly number[], wanted: number): number {
  return weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 400;
}
