import { Link } from 'react-router-dom';
import { addressLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import {
  type DeliveryAnswer,
  type DeliveryOffer,
  pickupNear,
  placeName,
} from '#domain/shop/delivery-offer.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { earliestText } from '../time/earliest-text.ts';
import { useEarliest } from '../time/use-earliest.ts';
import { feeText, minimumText } from './area-terms.ts';
import { orderThere } from './order-there.ts';
import { DeliveredPlaces, pickUpAt } from './place-answer.tsx';
import * as texts from './texts.ts';

/** Who delivers to the place that was typed on the home page, with the way there; or the way out. Its box is always there. */
export function HomeAnswer({ answer }: { answer: DeliveryAnswer | null }) {
  const [best, ...others] = answer?.offers ?? [];
  return (
    <div role="status" className="max-w-xl empty:hidden">
      {best && (
        <NoticeBox tone="success">
          <BestOffer offer={best} />
          {others.map((offer) => (
            <OtherOffer key={offer.branch.id} offer={offer} />
          ))}
        </NoticeBox>
      )}
      {answer?.code && !best && <Nowhere code={answer.code} />}
    </div>
  );
}

/** What an offer costs and when it can be had, for a sentence. */
function useTerms({ branch, area, isChoice }: DeliveryOffer) {
  const { shop, now } = useShop();
  const { currency } = shop.config;
  const fee = feeText(area, currency);
  return {
    branch: branch.name,
    fee: isChoice ? texts.feeFrom({ fee }) : fee,
    minimum: minimumText(area, currency) ?? 'none',
    time: earliestText(useEarliest(branch, 'delivery'), 'delivery', now, branch.timeZone),
  };
}

function BestOffer({ offer }: { offer: DeliveryOffer }) {
  const terms = useTerms(offer);
  return (
    <>
      <p>{texts.deliversTo({ ...terms, place: placeName(offer) })}</p>
      <ButtonLink
        to={`/store/${offer.branch.identifier}`}
        onClick={() => orderThere(offer)}
        className="mt-3 max-sm:w-full"
      >
        {texts.orderDelivery}
      </ButtonLink>
    </>
  );
}

function OtherOffer({ offer }: { offer: DeliveryOffer }) {
  const terms = useTerms(offer);
  return (
    <p className="mt-3">
      {texts.alsoFrom(terms)}{' '}
      <Link
        to={`/store/${offer.branch.identifier}`}
        onClick={() => orderThere(offer)}
        className="flex min-h-11 w-fit items-center font-medium underline underline-offset-4"
      >
        {texts.orderAt({ branch: offer.branch.name })}
      </Link>
    </p>
  );
}

/** Nobody delivers there: fetching it at the nearest branch, or where else. */
function Nowhere({ code }: { code: string }) {
  const { branches } = useShop().shop;
  const pickup = pickupNear(branches, code);
  return (
    <NoticeBox tone="warning" icon="info" title={texts.notDelivered({ code })}>
      {pickup && <Pickup branch={pickup} />}
      <DeliveredPlaces branches={branches} />
    </NoticeBox>
  );
}

function Pickup({ branch }: { branch: Branch }) {
  return (
    <p>
      {texts.pickUpAt({ branch: branch.name, address: addressLine(branch) })}{' '}
      <Link
        to={`/store/${branch.identifier}`}
        onClick={pickUpAt(branch)}
        className="flex min-h-11 w-fit items-center font-medium underline underline-offset-4"
      >
        {texts.toBranch}
      </Link>
    </p>
  );
}
