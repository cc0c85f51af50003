import { Link } from 'react-router-dom';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** The shop's logo with its name, linking home; at a self-service terminal home is the branch. */
export function Logo({ isLarge = false }: { isLarge?: boolean }) {
  const { config } = useShop().shop;
  const { isKiosk, home } = useKiosk();
  return (
    <Link to={isKiosk ? home : '/'} className="flex min-h-11 min-w-0 items-center gap-3">
      {config.logo && (
        <Picture
          image={config.logo}
          sizes="56px"
          largest="tiny"
          isDecorative
          isInView
          className={`logo shrink-0 object-contain ${isLarge ? 'size-14' : 'size-10 desk:size-12'}`}
        />
      )}
      <span
        className={`line-clamp-2 font-display ${isLarge ? 'text-2xl leading-none' : 'text-[1.15rem] leading-[1.08] desk:text-2xl'}`}
      >
        {config.shopName}
      </span>
    </Link>
  );
}
