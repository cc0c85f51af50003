import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ImageRef } from '#domain/media/image.ts';
import { type ImageRow, image } from '#entities/image.ts';
import { entityList } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { type Sending, sendPicture } from './send-file.ts';

/** A picture as fields store it. */
export function imageRefOf({ id, version, extension, alt, width, height }: ImageRow): ImageRef {
  return { id, version, extension, alt, width, height };
}

export async function createPicture(file: File, alt: string, sending: Sending): Promise<ImageRow> {
  return sendPicture<ImageRow>({ method: 'POST', path: image.path, values: { alt } }, file, sending);
}

/** The cached lists of pictures are stale. */
export function invalidatePictures(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [image.name, 'list'] });
}

/** Stores the alt text of a picture; throws when it was rejected, and then the error list says why. */
export function useDescribe(): (id: number, alt: string) => Promise<ImageRow> {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  return (id, alt) => entityList(queries, image, client.images).update({ id, alt });
}
