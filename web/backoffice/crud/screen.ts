import type { ComponentType } from 'react';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Control } from './inputs/control.ts';
import type { AnyEntity, RecordRow, RecordValues } from './record.ts';

/** A card of the form; `fields` are names of the declaration, in the order in which people think of them. */
export interface FormSection {
  title: string;
  /** What an owner has to know before filling it in. */
  hint?: string;
  fields: readonly string[];
  /** Half of the fields stand side by side where there is room; a section of switches reads better in one column. */
  isNarrow?: boolean;
  /** Shows the section only while the record calls for it; one with something wrong is shown in any case. */
  isShown?(values: RecordValues): boolean;
}

/** Beside the form: what the record will look like. Gets the values as they are typed. */
export interface AsideProps {
  values: RecordValues;
  record: RecordRow | null;
}

/** Below the form of a stored record: what else can be done with it. */
export interface ExtrasProps {
  record: RecordRow;
  /** As they are typed. */
  values: RecordValues;
  /** The answer of the creation, when the record has just been made: keys stand only there. */
  created: RecordRow | null;
  /** A call of its own has changed the record: the form's next save must not take that for a colleague's work. */
  onChanged: (row: RecordRow) => void;
}

/** In the head of the form of a stored record: ways to elsewhere (look at it, copy it). */
export interface HeadActionsProps {
  record: RecordRow;
}

/** Above a list: actions of its own (import, upload ...). */
export interface ListActionsProps {
  /** Asks the list anew. */
  onChanged: () => void;
  /** The ids that are ticked. */
  selected: readonly number[];
}

/** What the generic list and form of an entity show beyond its declaration. */
export interface EntityScreen {
  entity: AnyEntity;
  /** One sentence below the heading of the list, and in its empty state: what this is good for. */
  purpose: string;
  /** Without them all fields stand in one card. */
  sections?: readonly FormSection[];
  /** Fields that the form leaves to calls of their own. */
  hidden?: readonly string[];
  /** Instead of the generic list or form. */
  List?: ComponentType;
  Form?: ComponentType<{ id: number | null }>;
  Aside?: ComponentType<AsideProps>;
  Extras?: ComponentType<ExtrasProps>;
  HeadActions?: ComponentType<HeadActionsProps>;
  /** Controls of single fields, instead of those of their widgets. */
  inputs?: Readonly<Record<string, Control>>;
  /** Between the heading of the generic list and its filters: what the reader has to see first. */
  Lead?: ComponentType;
  ListActions?: ComponentType<ListActionsProps>;
  /** What the head of the form tells those who may not write it; 'Nur zum Lesen' unless they may do something else. */
  readerNote?: string;
  /** Records come into being in another way (uploads, logs): no button, no empty form. */
  isCreatedElsewhere?: boolean;
}

/** A declaration without its exact fields, which the generic list and form do not ask for. */
export function erased<F extends Fields>(entity: Entity<F>): AnyEntity {
  const any: unknown = entity;
  return any as AnyEntity;
}
