import { type ComponentType, lazy } from 'react';
import type { Widget } from '#entities/field.ts';
import type { InputProps } from './input-props.ts';

/** The control of a widget, whatever value it edits: the declaration guarantees that the two match. */
export type Control = ComponentType<InputProps>;

export type Controls = Readonly<Partial<Record<Widget, Control>>>;

/** Erases the type of the value, which only the field knows. */
export function control<T>(component: ComponentType<InputProps<T>>): Control {
  const any: unknown = component;
  return any as Control;
}

/** A control that is lazy-loaded when a form needs it. */
export function later<T>(load: () => Promise<ComponentType<InputProps<T>>>): Control {
  return control(lazy(async () => ({ default: await load() })));
}
