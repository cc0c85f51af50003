import type { ReactNode } from 'react';
import type { ImageRef } from '#domain/media/image.ts';
import { FRAME_HOSTS } from '#domain/text/link.ts';
import { picture, references } from '#entities/fields.ts';
import type { Section } from '#entities/shapes/content.ts';
import { errorsBelow, type InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { ReferencesInput } from '#web/backoffice/crud/inputs/reference-inputs.tsx';
import type { RecordValues } from '#web/backoffice/crud/record.ts';
import { MEDIA_CONTROLS } from '#web/backoffice/media/controls.ts';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { AddressField } from '../address-field.tsx';
import { RichTextInput } from '../text/rich-text-input.tsx';
import type { StoredText } from '../text/stored-text.ts';
import { ChoiceRow } from './choice-row.tsx';
import { FIELDS_OF_SECTIONS, type PartName } from './section-parts.ts';
import * as texts from './texts.ts';

interface SectionFieldsProps {
  section: Section;
  id: string;
  /** Below the section's value. */
  errors: InputErrors;
  isDisabled: boolean;
  record: RecordValues;
  onChange: (section: Section) => void;
}

const PICTURE = picture(texts.picture);
const CATEGORIES = references(texts.categories, 'category');

/** The controls of one section, by type. */
export function SectionFields(props: SectionFieldsProps) {
  const { section } = props;
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      {FIELDS_OF_SECTIONS[section.type].map((part) => (
        <div key={part} className={`min-w-0 ${isShort(part) ? '' : 'col-span-full'}`}>
          <PartOf {...props} part={part} />
        </div>
      ))}
    </div>
  );
}

function isShort(part: PartName): boolean {
  return part === 'link' || part === 'linkLabel' || part === 'size' || part === 'position';
}

function PartOf(props: SectionFieldsProps & { part: PartName }): ReactNode {
  const { section, part, isDisabled } = props;
  const id = `${props.id}-${part}`;
  const error = props.errors[part];
  const value = partValue(section, part);
  const set = (next: unknown) => props.onChange(withPart(section, part, next));
  const line = (label: string, hint?: string) => (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      value={String(value ?? '')}
      disabled={isDisabled}
      autoComplete="off"
      onChange={(event) => set(event.target.value)}
    />
  );
  switch (part) {
    case 'title':
      return line(texts.title);
    case 'subtitle':
      return line(texts.subtitle);
    case 'anchor':
      return line(texts.anchor, texts.anchorHint);
    case 'linkLabel':
      return line(texts.buttonLabel, texts.buttonLabelHint);
    case 'thankYouTitle':
      return line(texts.thankYouTitle, texts.thankYouTitleHint);
    case 'thankYouText':
      return (
        <TextAreaField
          id={id}
          label={texts.thankYouText}
          error={error}
          rows={2}
          value={String(value ?? '')}
          disabled={isDisabled}
          onChange={(event) => set(event.target.value)}
        />
      );
    case 'text':
      return (
        <RichTextInput
          id={id}
          label={texts.text}
          value={value as StoredText}
          error={error}
          isDisabled={isDisabled}
          onChange={set}
        />
      );
    case 'image':
      return (
        <PictureOf
          id={id}
          value={value as ImageRef | null}
          onChange={set}
          errors={errorsBelow(props.errors, part)}
          isDisabled={isDisabled}
          record={props.record}
        />
      );
    case 'link':
      return (
        <AddressField
          id={id}
          label={texts.buttonTarget}
          value={String(value ?? '')}
          error={error}
          isDisabled={isDisabled}
          onChange={set}
        />
      );
    case 'src':
      return line(texts.frameAddress, texts.frameAddressHint({ hosts: FRAME_HOSTS.join(', ') }));
    case 'size':
      return <Choice legend={texts.size} choices={texts.SIZES} {...{ value, set, isDisabled }} />;
    case 'position':
      return (
        <Choice
          legend={texts.arrangement}
          choices={section.type === 'iFrameText' ? texts.FRAME_SIDES : texts.SIDES}
          {...{ value, set, isDisabled }}
        />
      );
    case 'variant':
      return <Choice legend={texts.variant} choices={texts.VARIANTS} {...{ value, set, isDisabled }} />;
    case 'categories':
      return (
        <div className="flex flex-col gap-1.5">
          <ReferencesInput
            field={CATEGORIES}
            id={id}
            value={value as { id: number }[]}
            onChange={set}
            errors={errorsBelow(props.errors, part)}
            isDisabled={isDisabled}
            isRequired={false}
            record={props.record}
          />
          <p className="text-muted text-sm">{texts.categoriesHint}</p>
        </div>
      );
  }
}

interface ChoiceProps {
  legend: string;
  choices: Readonly<Record<string, string>>;
  value: unknown;
  set: (value: string) => void;
  isDisabled: boolean;
}

function Choice({ legend, choices, value, set, isDisabled }: ChoiceProps) {
  return (
    <ChoiceRow
      legend={legend}
      choices={choices}
      value={String(value)}
      onChange={set}
      isDisabled={isDisabled}
    />
  );
}

interface PictureOfProps {
  id: string;
  value: ImageRef | null;
  onChange: (value: unknown) => void;
  errors: InputErrors;
  isDisabled: boolean;
  record: RecordValues;
}

/** The picture control of the backoffice. */
export function PictureOf(props: PictureOfProps) {
  const Input = MEDIA_CONTROLS.picture;
  return Input ? <Input field={PICTURE} isRequired={false} {...props} /> : null;
}

function partValue({ value }: Section, part: PartName): unknown {
  return (value as Readonly<Record<string, unknown>>)[part];
}

/** The section with one part replaced; the schema of its type validates it when it is saved. */
function withPart(section: Section, part: PartName, next: unknown): Section {
  const changed: unknown = { ...section, value: { ...section.value, [part]: next } };
  return changed as Section;
}
