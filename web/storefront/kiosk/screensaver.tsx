import { useShop } from '#web/lib/shop.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { KioskScreen } from './kiosk-screen.tsx';
import * as texts from './texts.ts';

/** Invites the next guest: 'tap to order' over a picture of the branch. */
export function Screensaver({ home, onTap }: { home: string; onTap: () => void }) {
  const { shop } = useShop();
  const branch = shop.branches.find(({ identifier }) => home === `/kiosk/${identifier}`) ?? shop.branches[0];
  const image = branch?.images[0];
  return (
    <KioskScreen label={texts.screensaver} onEscape={onTap} className="bg-night text-on-night">
      <button
        type="button"
        onClick={onTap}
        className="relative flex size-full flex-col items-center justify-end overflow-hidden text-center"
      >
        {image && (
          <Picture
            image={image}
            isDecorative
            isEager
            sizes="100vw"
            largest="large"
            className="kiosk-drift absolute inset-0 size-full object-cover"
          />
        )}
        <span className="absolute inset-0 bg-linear-to-t from-night via-night/70 via-45% to-transparent to-80%" />
        <span className="relative flex max-w-full flex-col items-center gap-4 px-6 pb-[12vh]">
          <span className="text-2xl">{shop.config.shopName}</span>
          <span lang="en" className="font-display text-[clamp(3.5rem,13vw,9rem)] leading-none">
            {texts.inEnglish}
          </span>
          <span className="kiosk-beat mt-4 rounded-full bg-primary px-10 py-5 font-semibold text-3xl text-on-primary">
            {texts.tapToOrder}
          </span>
        </span>
      </button>
    </KioskScreen>
  );
}
