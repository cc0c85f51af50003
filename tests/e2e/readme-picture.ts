import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ROOT } from '#tests/source-files.ts';
import { openProduct, pressInOverlay } from './customer.ts';
import { startStage } from './stage.ts';

/** Composes web/screenshots/shop.webp for README from the running demo shop: `tsx tests/e2e/readme-picture.ts`. */
const WIDTH = 1600;
const HEIGHT = 960;
/** A time at which the shop is open. */
const now = new Date('2026-11-24T12:00:00+01:00');

const stage = await startStage({ hasAgent: false });
try {
  const desktop = await stage.open('desktop', { isStill: true, now });
  // Tall enough to show the first dishes.
  await desktop.page.setViewportSize({ width: 1440, height: 1060 });
  await desktop.visit('/store/hauptplatz');
  await openProduct(desktop, 'Schnitzelsemmel');
  await pressInOverlay(desktop, /In den Warenkorb/);
  await desktop.press(desktop.page.getByRole('button', { name: 'Meldung schließen' }));
  await desktop.page.evaluate(() => window.scrollTo(0, 0));
  const phone = await stage.open('phone', { isStill: true, now });
  await phone.visit('/store/hauptplatz');
  await openProduct(phone, 'Jausensemmel nach Wunsch');
  await Promise.all([desktop, phone].map(({ page }) => page.waitForLoadState('networkidle')));

  const layers = [
    await screen(await desktop.page.screenshot(), { width: 1130, left: 60, top: 64, radius: 14 }),
    await screen(await phone.page.screenshot(), { width: 360, left: 1180, top: 120, radius: 34 }),
  ];
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#eadfce' } })
    .composite(layers.flat())
    .webp({ quality: 84 })
    .toFile(join(ROOT, 'web/screenshots/shop.webp'));
} finally {
  await stage.stop();
}

/** A screen with rounded corners and its shadow. */
async function screen(
  picture: Buffer,
  { width, left, top, radius }: { width: number; left: number; top: number; radius: number },
): Promise<OverlayOptions[]> {
  const resized = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
  const { height } = resized.info;
  const frame = (fill: string, grow = 0) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * grow}" height="${height + 2 * grow}"><rect x="${grow}" y="${grow}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/></svg>`,
    );
  const round = await sharp(resized.data)
    .composite([{ input: frame('#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const reach = 48;
  const shadow = await sharp(frame('rgba(64,40,20,0.42)', reach)).blur(20).png().toBuffer();
  return [
    { input: shadow, left: left - reach, top: top - reach + 14 },
    { input: round, left, top },
  ];
}
