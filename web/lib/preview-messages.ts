import { z } from 'zod';
import { pageContent } from '#entities/shapes/content.ts';
import { imageRef } from '#entities/shapes/image-ref.ts';
import { navigationItems } from '#entities/shapes/navigation.ts';
import { isPageType } from '#entities/shapes/page-types.ts';
import type { Site } from '#entities/site.ts';

/**
 * The postMessage protocol between the backoffice's form and the storefront in its frame. Both sides accept only messages
 * of their own origin and of each other's window, and validate them with these schemas.
 */

const id = z.int().min(0);
const text = z.string().max(20_000).catch('');

/** Input may be unfinished: invalid parts are left out, so that the rest can be shown. */
function lenient<T>(schema: z.ZodType<T>): z.ZodType<T> {
  const judged: unknown = z.unknown().transform((value, context) => {
    const result = salvage(schema, value);
    if (result.success) return result.data;
    context.addIssue('nothing that can be shown');
    return z.NEVER;
  });
  return judged as z.ZodType<T>;
}

/** With more faults than this it is not our content. */
const ATTEMPTS = 50;

/** Parses a value without its invalid parts; for the schemas here, whose parts all have defaults. */
export function salvage<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  const copy = { value: structuredClone(value) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = schema.safeParse(copy.value);
    const [issue] = result.error?.issues ?? [];
    if (!issue) return result;
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) removeAt(copy, ['value', ...path]);
  }
  return schema.safeParse(copy.value);
}

/** Removes what is at the path; if nothing is there, the nearest existing parent. */
function removeAt(root: object, path: readonly PropertyKey[]): void {
  const last = path.at(-1);
  if (last === undefined) return;
  let holder: unknown = root;
  for (const key of path.slice(0, -1)) holder = Reflect.get(Object(holder), key);
  if (holder === null || typeof holder !== 'object' || !Object.hasOwn(holder, last))
    removeAt(root, path.slice(0, -1));
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
}

/** Pictures chosen just now may lack the data to show them. */
const content = lenient(pageContent().schema).transform((one) => ({
  ...one,
  image: shownPicture(one.image),
  body: one.body.map((section) =>
    'image' in section.value
      ? ({
          ...section,
          value: { ...section.value, image: shownPicture(section.value.image) },
        } as typeof section)
      : section,
  ),
}));

function shownPicture<I>(image: I): I | null {
  return imageRef.safeParse(image).success ? image : null;
}

const typedSite = z.object({
  id,
  name: text,
  title: text,
  description: text,
  type: z.custom<Site['type']>(isPageType),
  isPublic: z.boolean().catch(false),
  content,
});
const typedBlock = z.object({ id, identifier: text, content });
const typedNavigation = z.object({ id, identifier: text, items: lenient(navigationItems().schema) });

/** From the form to the preview. */
export const toPreview = z.discriminatedUnion('type', [
  z.object({ type: z.literal('theke-preview-site'), record: typedSite }),
  z.object({ type: z.literal('theke-preview-block'), record: typedBlock }),
  z.object({ type: z.literal('theke-preview-navigation'), record: typedNavigation }),
  /** Scroll to the section at that index of the record. */
  z.object({ type: z.literal('theke-preview-reveal'), place: z.int().min(0) }),
]);
export type ToPreview = z.output<typeof toPreview>;

/** From the preview to the form. */
export const fromPreview = z.discriminatedUnion('type', [
  /** A staff member is signed in: the form can send its values. */
  z.object({ type: z.literal('theke-preview-ready') }),
  /** What was sent is shown. */
  z.object({ type: z.literal('theke-preview-shown') }),
  /** A section was chosen. */
  z.object({ type: z.literal('theke-preview-section'), place: z.int().min(0) }),
]);
export type FromPreview = z.output<typeof fromPreview>;
