import { IMAGE_SIZES, type ImageRef, type ImageSize, imagePath } from '#domain/media/image.ts';

interface PictureProps {
  image: ImageRef;
  /** CSS width of the picture per viewport, as in the `sizes` attribute. */
  sizes: string;
  /** The largest size to fetch. */
  largest?: ImageSize;
  className?: string;
  /** For the picture at the top of a page: fetched at once, before all others. */
  isEager?: boolean;
  /** Above the fold, but not the largest: fetched eagerly at normal priority. */
  isInView?: boolean;
  /** If the text beside it says the same, the picture is decorative. */
  isDecorative?: boolean;
}

const OFFERED: readonly ImageSize[] = ['tiny', 'small', 'medium', 'large'];
/** For anything never larger than a logo. */
const OFFERED_SMALL: readonly ImageSize[] = ['thumbnail', 'tiny'];

/** A picture of the shop in the image service's sizes; width and height reserve its place. */
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
