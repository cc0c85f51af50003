import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { Fault } from '#domain/errors.ts';
import type { UploadRef } from '#domain/media/image.ts';
import type { PartValue } from '#domain/ordering/item.ts';
import type { PlaceOrderInput } from '#inputs/place-order.ts';
import type { StoredUpload } from '#use-cases/files/file-store.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The answers to a product's steps as received; uploads as ids. */
export type NamedParts = PlaceOrderInput['items'][number]['parts'];

/** The uploads named by the answers. */
export async function namedUploads(
  deps: Deps,
  answers: readonly NamedParts[],
): Promise<ReadonlyMap<number, StoredUpload>> {
  const ids = answers.flatMap((parts) => parts.flat()).filter((entry) => typeof entry === 'number');
  if (ids.length === 0) return new Map();
  const uploads = await deps.db.files.uploads([...new Set(ids)]);
  return new Map(uploads.map((upload) => [upload.id, upload]));
}

/**
 * The answers with the uploads themselves instead of their ids. `find` returns null for an upload that may not be used.
 * Faults carry their path within the item: 'parts.0'.
 */
export function resolveParts(
  product: Product,
  parts: NamedParts,
  find: (id: number) => StoredUpload | null,
): { parts: PartValue[]; faults: Fault[] } {
  const steps = stepsOf(product);
  const faults: Fault[] = [];
  const resolved = parts.map((value, position): PartValue => {
    const type = steps[position]?.type;
    const takesUploads = type === 'file' || type === 'files' || type === 'image' || type === 'images';
    const ids = [value].flat().filter((entry) => typeof entry === 'number');
    if (ids.length === 0) return value as Exclude<typeof value, number | number[]>;
    const known = ids.map(find).filter((upload) => upload !== null);
    if (!takesUploads || known.length !== ids.length) {
      faults.push({ code: takesUploads ? 'upload-unknown' : 'part-invalid', field: `parts.${position}` });
    }
    const files = known.map(uploadRef);
    return Array.isArray(value) || type === 'files' || type === 'images' ? files : (files[0] ?? null);
  });
  return { parts: resolved, faults };
}

function uploadRef({ id, version, extension, mimeType, publicHash, name }: StoredUpload): UploadRef {
  return { id, version, extension, mimeType, publicHash, name };
}
