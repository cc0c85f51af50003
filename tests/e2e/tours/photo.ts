import sharp from 'sharp';

/** A real picture, as a phone would send it. */
export async function photo(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c96f4a' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}
