/** A picture of the shop; served at /image/{size}/{id}-{version}.{extension}. */
export interface ImageRef {
  id: number;
  version: number;
  extension: string;
  alt: string;
  width: number;
  height: number;
}

/** Longest edge in pixels by the size name used in image URLs. */
export const IMAGE_SIZES = {
  icon: 64,
  thumbnail: 128,
  tiny: 256,
  small: 640,
  medium: 1280,
  large: 1920,
} as const;
export type ImageSize = keyof typeof IMAGE_SIZES;

/** The path of a picture in one size; without a size, of the original. */
export function imagePath(image: Pick<ImageRef, 'id' | 'version' | 'extension'>, size?: ImageSize): string {
  const file = `${image.id}-${image.version}.${image.extension}`;
  return size ? `/image/${size}/${file}` : `/image/${file}`;
}

/** A file that a customer sent; served at /upload/{publicHash}/{id}-{version}.{extension}. */
export interface UploadRef {
  id: number;
  version: number;
  extension: string;
  mimeType: string;
  publicHash: string;
  name: string;
}

export function uploadPath(upload: Pick<UploadRef, 'id' | 'version' | 'extension' | 'publicHash'>): string {
  return `/upload/${upload.publicHash}/${upload.id}-${upload.version}.${upload.extension}`;
}
