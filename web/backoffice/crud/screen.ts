import type { ComponentType, ReactNode } from 'react';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Control } from './inputs/control.ts';
import type { AnyEntity, ListQuery, RecordRow, RecordValues } from './record.ts';

/** A card of the form; `fields` are names of the declaration, in the order in which people think of them. */
export interface FormSection {
  title: string;
  /** What an owner needs to know before filling it in. */
  hint?: string;
  fields: readonly string[];
  /** Half-width fields sit side by side where there is room; a section of switches reads better in one column. */
  isNarrow?: boolean;
  /** Shows the section only when the record needs it; one with errors is always shown. */
  isShown?(values: RecordValues): boolean;
  /** Begins closed, as nothing in it is set; open with errors in any case. */
  isFolded?(values: RecordValues): boolean;
}

/** Beside the form: a preview of the record. Gets the values as they are typed. */
export interface AsideProps {
  values: RecordValues;
  record: RecordRow | null;
}

/** Below the form of a stored record: further actions. */
export interface ExtrasProps {
  record: RecordRow;
  /** As they are typed. */
  values: RecordValues;
  /** The response to the creation, when the record has just been made: keys are only in there. */
  created: RecordRow | null;
  /** A separate call has changed the record: the form's next save must not mistake that for a colleague's edit. */
  onChanged: (row: RecordRow) => void;
}

/** In the header of a stored record's form: ways elsewhere (view it, copy it). */
export interface HeadActionsProps {
  record: RecordRow;
}

/** Above a list: actions of its own (import, upload ...). */
export interface ListActionsProps {
  /** Refetches the list. */
  onChanged: () => void;
  /** The selected ids, as far as they are on this page. */
  selected: readonly number[];
  /** What search and filters of the list find on all its pages. */
  found: FoundRecords;
}

export interface FoundRecords {
  /** The parameters of a list without its page; null while the list shows everything. */
  filter: ListQuery | null;
  count: number;
  /** All of them are selected. */
  isSelected: boolean;
}

/** A column of a list that is no field. */
export interface MoreColumn {
  /** Differs from the names of the fields. */
  name: string;
  label: string;
  /** The column that it stands behind. */
  after: string;
}

/** What such columns show, by their names. */
export type MoreCells = Readonly<Record<string, (row: RecordRow) => ReactNode>>;

/** The names of the fields of a start and of an end, which follows a start that overtakes it. */
export type Span = readonly [start: string, end: string];

/** What the form hands to what is saved with it. */
export interface CompanionProps {
  record: RecordRow | null;
  isDisabled: boolean;
  /** Proposes values for fields that nobody has changed. */
  propose: (values: RecordValues) => void;
}

/** What belongs to the record but is stored elsewhere: a card of the form, saved when the record is. */
export interface Companion {
  card: ReactNode;
  isDirty: boolean;
  save: (row: RecordRow) => Promise<void>;
}

/** What the user may not do with a record that is otherwise theirs to write. */
export interface Limits {
  /** Why, above the form. */
  note: string;
  canRemove: boolean;
  /** The fields that remain; null = all of them. */
  open: readonly string[] | null;
}

/** What the generic list and form of an entity show beyond its declaration. */
export interface EntityScreen {
  entity: AnyEntity;
  /** One sentence below the heading of the list, and in its empty state: what this is good for. */
  purpose: string;
  /** Without them all fields go into one card. */
  sections?: readonly FormSection[];
  /** The fields that every record needs: the form then offers them alone, or everything, and an index of its sections. */
  simple?: readonly string[];
  spans?: readonly Span[];
  /** Required fields that say nothing in such a record, with what is stored in them: the form does not show them. */
  implied?: (values: RecordValues) => RecordValues;
  /** Fields that the form leaves to separate calls. */
  hidden?: readonly string[];
  /** Instead of the generic list or form. */
  List?: ComponentType;
  Form?: ComponentType<{ id: number | null }>;
  Aside?: ComponentType<AsideProps>;
  Extras?: ComponentType<ExtrasProps>;
  /** Stands below the first card. */
  useCompanion?: (props: CompanionProps) => Companion;
  HeadActions?: ComponentType<HeadActionsProps>;
  /** Null for a record without any. */
  useLimits?: (record: RecordRow | null) => Limits | null;
  /** What a new record starts with beyond the defaults; null while that is being loaded. */
  useStart?: () => RecordValues | null;
  /** What follows the creation of a record through the form. */
  useCreated?: () => (row: RecordRow) => void;
  /** Controls of single fields, instead of those of their widgets. */
  inputs?: Readonly<Record<string, Control>>;
  /** Between the heading of the generic list and its filters: what the user has to see first. */
  Lead?: ComponentType;
  ListActions?: ComponentType<ListActionsProps>;
  /** Columns of the list that are no fields: what follows from other records. Shown unless people choose otherwise. */
  moreColumns?: readonly MoreColumn[];
  /** Keeps its result as long as it shows the same. */
  useMoreCells?: () => MoreCells;
  /** What the form's header tells users who may not edit; 'Nur zum Lesen' unless they may do something else. */
  readerNote?: string;
  /** Records are created in another way (uploads, logs): no button, no empty form. */
  isCreatedElsewhere?: boolean;
  /** Deleting asks why, because the records are kept with the reason. */
  asksReason?: boolean;
}

/** A declaration with its exact fields erased, which the generic list and form do not need. */
export function erased<F extends Fields>(entity: Entity<F>): AnyEntity {
  const any: unknown = entity;
  return any as AnyEntity;
}
