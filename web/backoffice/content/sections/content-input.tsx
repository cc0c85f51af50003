import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emptySection, type PageContent, type Section, type SectionType } from '#entities/shapes/content.ts';
import { isPageType, showsSection } from '#entities/shapes/page-types.ts';
import { errorsBelow, type InputErrors, type InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TextAreaField, TextField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { revealInPreview, useWantedSection } from '../preview/preview-store.ts';
import { SectionCard } from './section-card.tsx';
import { PictureOf } from './section-fields.tsx';
import { sectionName } from './section-kinds.ts';
import { SectionMenu } from './section-menu.tsx';
import * as texts from './texts.ts';
import { newKeys, useKeys } from './use-keys.ts';

/** The sections of a page or of shared content: add, open, move, copy, and remove with undo. */
export function ContentInput({ id, value, onChange, errors, isDisabled, record }: InputProps<PageContent>) {
  const { body } = value;
  const [keys, setKeys] = useKeys(body.length);
  const [isChoosing, setChoosing] = useState(false);
  const latest = useRef({ value, keys });
  latest.current = { value, keys };
  const opened = useOpenSections(keys);

  /** Sections and their keys change together. */
  const set = (next: readonly Section[], nextKeys: readonly string[]) => {
    latest.current = { value: { ...latest.current.value, body: [...next] }, keys: nextKeys };
    setKeys(nextKeys);
    onChange(latest.current.value);
  };
  const insert = (section: Section, index: number, key: string) => {
    const now = latest.current;
    const place = Math.min(index, now.value.body.length);
    set(now.value.body.toSpliced(place, 0, section), now.keys.toSpliced(place, 0, key));
  };
  const add = (section: Section, index: number) => {
    const [key = ''] = newKeys(1);
    insert(section, index, key);
    opened.arriveAt(key);
    revealInPreview(index);
  };
  const remove = (index: number) => {
    const section = body[index];
    const key = keys[index];
    if (!section || key === undefined) return;
    set(body.toSpliced(index, 1), keys.toSpliced(index, 1));
    notify({
      text: texts.removed({ section: sectionName(section) }),
      actions: [{ label: texts.undo, run: () => insert(section, index, key) }],
    });
  };
  const isAllowed = allowedSections(record);

  return (
    <div className="flex flex-col gap-5">
      {isJob(record, value) && (
        <VacancyHead
          {...{ id, value, errors, isDisabled, record }}
          onChange={(head) => onChange({ ...value, ...head })}
        />
      )}
      {body.length === 0 && (
        <p className="rounded-card border border-line-strong border-dashed bg-paper px-5 py-8 text-center text-muted">
          {texts.empty}
        </p>
      )}
      <SortableList
        label={texts.sections}
        items={body.map((section, index) => ({ section, key: keys[index] ?? '' }))}
        keyOf={({ key }) => key}
        nameOf={({ section }) => sectionName(section)}
        isDisabled={isDisabled}
        onMove={(moved) =>
          set(
            moved.map(({ section }) => section),
            moved.map(({ key }) => key),
          )
        }
      >
        {({ section, key }, index, handle) => {
          const below = errorsBelow(errors, `body.${index}`);
          const hasErrors = Object.keys(below).length > 0;
          const isOpen = opened.isOpen(key) || hasErrors;
          return (
            <SectionCard
              section={section}
              id={`${id}-${key}`}
              index={index}
              handle={isDisabled ? null : handle}
              isOpen={isOpen}
              isArrived={opened.arrivedAt === key}
              isHidden={!isAllowed(section.type)}
              errors={hasErrors ? { ...below, ...errorsBelow(below, 'value') } : below}
              isDisabled={isDisabled}
              record={record}
              onToggle={() => {
                opened.toggle(key);
                if (!isOpen) revealInPreview(index);
              }}
              onChange={(next) => set(body.with(index, next), keys)}
              onDuplicate={() => add(structuredClone(section), index + 1)}
              onRemove={() => remove(index)}
            />
          );
        }}
      </SortableList>
      <FieldError id={`${id}-error`} error={errors[''] ?? errors.body} />
      {!isDisabled && (
        <Button look="secondary" className="self-start" onClick={() => setChoosing(true)}>
          <StaffIcon name="plus" />
          {texts.addSection}
        </Button>
      )}
      {isChoosing && (
        <SectionMenu
          isAllowed={isAllowed}
          onClose={() => setChoosing(false)}
          onChoose={(type) => {
            setChoosing(false);
            add(emptySection(type), body.length);
          }}
        />
      )}
    </div>
  );
}

/** The key of the section that the URL names: '?section=1'. */
function keyAt(keys: readonly string[], place: string | null): string | undefined {
  return place === null ? undefined : keys[Number(place)];
}

/** Which sections are open; one that the URL or the preview names is opened and scrolled into view. */
function useOpenSections(keys: readonly string[]) {
  const asked = useSearchParams()[0].get('section');
  const wanted = useWantedSection();
  const [seen, setSeen] = useState({ asked, wanted });
  const [state, setState] = useState<{ open: ReadonlySet<string>; arrivedAt: string | null }>(() => {
    const key = keyAt(keys, asked);
    if (key !== undefined) return { open: new Set([key]), arrivedAt: key };
    // With a single section there is nothing to choose from.
    return { open: new Set(keys.length === 1 ? keys : []), arrivedAt: null };
  });
  const arriveAt = (key: string) =>
    setState(({ open }) => ({ open: new Set([...open, key]), arrivedAt: key }));
  if (wanted !== seen.wanted || asked !== seen.asked) {
    setSeen({ asked, wanted });
    const key = wanted !== seen.wanted ? wanted && keys[wanted.place] : keyAt(keys, asked);
    if (key) arriveAt(key);
  }
  return {
    arrivedAt: state.arrivedAt,
    isOpen: (key: string) => state.open.has(key),
    arriveAt,
    toggle: (key: string) =>
      setState(({ open }) => {
        const next = new Set(open);
        if (!next.delete(key)) next.add(key);
        return { open: next, arrivedAt: null };
      }),
  };
}

/** The sections that pages of the record's type show; shared content named like a type shows what those pages show. */
function allowedSections({ type, identifier }: InputProps['record']): (section: SectionType) => boolean {
  const page = type ?? identifier;
  return isPageType(page) ? (section) => showsSection(page, section) : () => true;
}

/** Title, description and picture of the content are shown for jobs only; existing values elsewhere stay visible. */
function isJob({ type }: InputProps['record'], { title, description, image }: PageContent): boolean {
  return type === 'custom_vacancy' || title !== '' || description !== '' || image !== null;
}

interface VacancyHeadProps extends Pick<InputProps<PageContent>, 'id' | 'value' | 'isDisabled' | 'record'> {
  errors: InputErrors;
  onChange: (head: Partial<PageContent>) => void;
}

/** What the list of jobs and the top of a job's page say about it. */
function VacancyHead({ id, value, errors, isDisabled, record, onChange }: VacancyHeadProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-paper p-4 sm:p-5">
      <legend className="px-1 font-semibold">{texts.jobHead}</legend>
      <TextField
        id={`${id}-title`}
        label={texts.jobTitle}
        hint={texts.jobTitleHint}
        error={errors.title}
        value={value.title}
        disabled={isDisabled}
        autoComplete="off"
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextAreaField
        id={`${id}-description`}
        label={texts.jobDescription}
        error={errors.description}
        rows={3}
        value={value.description}
        disabled={isDisabled}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <PictureOf
        id={`${id}-image`}
        value={value.image}
        onChange={(image) => onChange({ image: image as PageContent['image'] })}
        errors={errorsBelow(errors, 'image')}
        isDisabled={isDisabled}
        record={record}
      />
    </fieldset>
  );
}
