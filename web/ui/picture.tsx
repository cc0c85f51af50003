import { IMAGE_SIZES, type ImageRef, type ImageSize, imagePath } from '#domain/media/image.ts';

interface PictureProps {
  image: ImageRef;
  /** CSS width of the picture per viewport, as in the `sizes` attribute. */
  sizes: string;
  /** The largest size that may be fetched. */
  largest?: ImageSize;
  className?: string;
  /** For the picture at the top of a page: fetched at once, before all others. */
  isEager?: boolean;
  /** In view from the start, but not the largest: fetched at once in its turn. */
  isInView?: boolean;
  /** Where the text beside it says the same, the picture is decoration. */
  isDecorative?: boolean;
}

const OFFERED: readonly ImageSize[] = ['tiny', 'small', 'medium', 'large'];
/** Of what is never larger than a logo. */
const OFFERED_SMALL: readonly ImageSize[] = ['thumbnail', 'tiny'];

/** A picture of the shop in the sizes of the image service; width and height keep its place. */
export function Picture({
  image,
  sizes,
  largest = 'medium',
  className = '',
  isEager,
  isInView,
  isDecorative,
}: PictureProps) {
  const longest = Math.max(image.width, image.height, 1);
  const offered =
    largest === 'tiny' ? OFFERED_SMALL : OFFERED.filter((size) => IMAGE_SIZES[size] <= IMAGE_SIZES[largest]);
  const srcSet = offered
    .map((size) => {
      const width = Math.round((image.width * Math.min(IMAGE_SIZES[size], longest)) / longest);
      return `${imagePath(image, size)} ${width}w`;
    })
    .join(', ');
  return (
    <img
      src={imagePath(image, largest === 'tiny' ? 'tiny' : 'small')}
      srcSet={srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={isDecorative ? '' : image.alt}
      loading={isEager || isInView ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isEager ? 'high' : 'auto'}
      className={className}
    />
  );
}
