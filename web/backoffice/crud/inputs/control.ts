import { type ComponentType, lazy } from 'react';
import type { Widget } from '#entities/field.ts';
import type { InputProps } from './input-props.ts';

/** The control of a widget, whatever value it edits: the declaration has tied both together. */
export type Control = ComponentType<InputProps>;

export type Controls = Readonly<Partial<Record<Widget, Control>>>;

/** Takes the type of the value away, which only the field knows. */
export function control<T>(component: ComponentType<InputProps<T>>): Control {
  const any: unknown = component;
  return any as Control;
}

/** A control that is fetched when a form needs it. */
export function later<T>(load: () => Promise<ComponentType<InputProps<T>>>): Control {
  return control(lazy(async () => ({ default: await load() })));
}
