import { type Layer, TEXT_BINDINGS } from '#domain/drawing/image-template.ts';
import { BUNDLED_FONTS, fontFamily } from '#domain/media/font.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { ChoiceField, NumberField, OwnColour } from './small-fields.tsx';
import * as texts from './texts.ts';

type TextLayer = Extract<Layer, { type: 'text' }>;

interface TextSettingsProps {
  layer: TextLayer;
  isDisabled: boolean;
  onChange: (values: Partial<TextLayer>, kind: string) => void;
}

const FONTS = Object.fromEntries(BUNDLED_FONTS.map(({ family }) => [family, family]));

/** What a text says and how it looks. */
export function TextSettings({ layer, isDisabled, onChange }: TextSettingsProps) {
  const weights = weightsOf(layer.font);
  return (
    <>
      <ChoiceField
        label={texts.content}
        none={texts.ownText}
        value={layer.binding}
        choices={TEXT_BINDINGS}
        isDisabled={isDisabled}
        onChange={(binding) => onChange({ binding }, 'binding')}
      />
      <TextAreaField
        label={layer.binding ? texts.textInstead : texts.text}
        rows={2}
        value={layer.text}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ text: target.value }, 'text')}
      />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label={texts.font}
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
          label={texts.fontSize}
          value={layer.size}
          minimum={4}
          maximum={1_000}
          isDisabled={isDisabled}
          onChange={(size) => onChange({ size }, 'size')}
        />
        <ChoiceField
          label={texts.weight}
          value={String(layer.weight)}
          choices={Object.fromEntries(
            weights.map((weight) => [String(weight), texts.WEIGHTS[weight] ?? `${weight}`]),
          )}
          isDisabled={isDisabled}
          onChange={(weight) => onChange({ weight: Number(weight ?? 400) }, 'weight')}
        />
        <OwnColour layer={layer} isDisabled={isDisabled} onChange={onChange} />
        <ChoiceField
          label={texts.align}
          value={layer.align}
          choices={texts.ALIGNMENTS}
          isDisabled={isDisabled}
          onChange={(align) => align && onChange({ align }, 'align')}
        />
        <ChoiceField
          label={texts.verticalAlign}
          value={layer.verticalAlign}
          choices={texts.VERTICAL_ALIGNMENTS}
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
        {texts.italic}
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
