import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { POSTAL_CODE_DIGITS, postalCode } from '#domain/contact/postal-code.ts';
import type { Branch, DeliveryArea } from '#domain/shop/branch.ts';
import { areaName } from '#domain/shop/delivery-area.ts';
import { deliveredPlaces, deliveryOffers } from '#domain/shop/delivery-offer.ts';
import { areaAt, areasByChoice, offeredAreas, type Place } from '#domain/shop/delivery-place.ts';
import { cartActions } from '#web/lib/cart/cart-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { feeText, minimumText } from './area-terms.ts';
import { orderThere } from './order-there.ts';
import * as texts from './texts.ts';

interface AreaChoiceProps {
  branch: Branch;
  place: Place;
  area: DeliveryArea | null;
  id?: string;
  error?: string | undefined;
  onChoose: (area: string) => void;
}

/** The area of the postcode and those without, to choose from; nothing where the postcode alone decides. */
export function AreaChoice({ branch, place, area, id, error, onChoose }: AreaChoiceProps) {
  const { currency } = useShop().shop.config;
  if (areasByChoice(branch).length === 0) return null;
  return (
    <SelectField
      {...(id ? { id } : {})}
      label={texts.deliveryArea}
      required
      value={area?.area ?? ''}
      error={error}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!area && <option value="">{texts.chooseArea}</option>}
      {offeredAreas(branch, place).map((one) => (
        <option key={one.area} value={one.area}>
          {areaName(one)} ({feeText(one, currency)})
        </option>
      ))}
    </SelectField>
  );
}

interface PlaceAnswerProps {
  branch: Branch;
  place: Place;
  area: DeliveryArea | null;
  /** The id of what asks for the area where there is nothing to choose: where a fault about it leads. */
  id?: string;
  error?: string | undefined;
  /** Takes the pressed button away, and is to give the focus a place. */
  onPickup: (event: MouseEvent<HTMLElement>) => void;
}

/** What a postcode means at a branch: its area with fee and minimum, or the way out. */
export function PlaceAnswer({ branch, place, area, id, error, onPickup }: PlaceAnswerProps) {
  const isChoice = areasByChoice(branch).length > 0;
  const isNowhere = postalCode(place.zipCode, branch.country) !== null && areaAt(branch, place) === null;
  return (
    <div
      role="status"
      className="flex flex-col gap-3 empty:hidden"
      {...(isChoice || !id ? {} : { id, tabIndex: -1 })}
    >
      {area && !isChoice && <AreaTerms area={area} />}
      {isNowhere && !area && <Undelivered branch={branch} code={place.zipCode.trim()} onPickup={onPickup} />}
      {error && !isChoice && !isNowhere && <p className="font-medium text-error text-sm">{error}</p>}
    </div>
  );
}

/** 'Unterlinden am Kamp: Lieferung 2,90 €, ab 20,00 € Bestellwert.' */
function AreaTerms({ area }: { area: DeliveryArea }) {
  const { currency } = useShop().shop.config;
  return (
    <p className="flex items-start gap-2 text-sm leading-snug">
      <Icon name="check" className="size-5 text-secondary" />
      {texts.areaTerms({
        area: areaName(area),
        fee: feeText(area, currency),
        minimum: minimumText(area, currency) ?? 'none',
      })}
    </p>
  );
}

interface UndeliveredProps {
  branch: Branch;
  code: string;
  onPickup: (event: MouseEvent<HTMLElement>) => void;
}

/** Not delivered from here: another branch that does, or fetching it, or where else. */
function Undelivered({ branch, code, onPickup }: UndeliveredProps) {
  const { shop, now } = useShop();
  const others = deliveryOffers(shop.branches, code, now).filter((offer) => offer.branch.id !== branch.id);
  return (
    <NoticeBox tone="warning" icon="info" title={texts.notDelivered({ code })}>
      <div className="mt-1 flex flex-col items-start gap-2">
        {others.map((offer) => (
          <Link
            key={offer.branch.id}
            to={`/store/${offer.branch.identifier}`}
            onClick={() => orderThere(offer)}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {texts.otherBranch({ branch: offer.branch.name })}
          </Link>
        ))}
        {branch.isTakeawayEnabled && (
          <Button look="secondary" size="small" onClick={onPickup}>
            {texts.pickUp}
          </Button>
        )}
        <DeliveredPlaces branches={[branch]} />
      </div>
    </NoticeBox>
  );
}

/** The names of all areas, folded. */
export function DeliveredPlaces({ branches }: { branches: readonly Branch[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        {texts.deliveredPlaces}
      </summary>
      <ul className="list-inside list-disc pb-1">
        {deliveredPlaces(branches).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

/** The sentence for what is no postcode, once there are enough characters to tell; undefined without. */
export function postalCodeError(text: string, branch: Pick<Branch, 'country'>): string | undefined {
  const digits = POSTAL_CODE_DIGITS[branch.country];
  const code = text.trim();
  if (code.length <= digits || postalCode(code, branch.country) !== null) return undefined;
  return texts.noPostalCode({ code, digits: String(digits) });
}

/** The setter of the service at a branch, for the way out. */
export function pickUpAt(branch: Branch): () => void {
  return () => cartActions(branch.identifier).setService('takeaway');
}
