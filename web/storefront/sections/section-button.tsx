import { isWebLink } from '#domain/text/link.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ShopLink } from '../text/shop-link.tsx';
import * as texts from './texts.ts';

interface SectionButtonProps {
  link: string;
  /** Empty: 'Mehr erfahren'. */
  linkLabel: string;
  /** What it is about, for screen reader users who hear the links without their surroundings. */
  about: string;
  look?: 'primary' | 'secondary';
}

/** A section's link; nothing if it has no target. */
export function SectionButton({ link, linkLabel, about, look = 'primary' }: SectionButtonProps) {
  if (link === '' || !isWebLink(link)) return null;
  return (
    <ShopLink href={link} className={buttonClass({ look }, 'self-start')}>
      {linkLabel || (
        <>
          {texts.learnMore}
          {about && <span className="sr-only"> {texts.about({ subject: about })}</span>}
        </>
      )}
    </ShopLink>
  );
}
