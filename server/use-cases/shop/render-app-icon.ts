import { createHash } from 'node:crypto';
import { type AppIcon, iconDrawing, iconPicture } from '#domain/drawing/app-icon.ts';
import type { Config } from '#domain/shop/shop.ts';
import { imageFile } from '#use-cases/files/read-image.ts';
import type { Deps } from '#use-cases/ports.ts';

/** An icon of the shop as an app, PNG. Its key changes whenever anything shown in it changes. */
export async function renderAppIcon(
  deps: Deps,
  config: Config,
  icon: AppIcon,
): Promise<{ key: string; render(): Promise<Uint8Array> }> {
  const picture = iconPicture(config);
  const bytes = picture && (await deps.storage.read(imageFile(picture)));
  // If the picture is gone the letter remains, never an empty icon.
  const drawing = iconDrawing(config, icon, bytes ? picture : null);
  const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 27);
  return {
    key,
    render: () => deps.templates.render({ key, drawing, extension: 'png', load: async () => bytes }),
  };
}
