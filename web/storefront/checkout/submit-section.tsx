import { minimumMissing } from '#domain/delivery-area.ts';
import { formatMoney } from '#domain/money.ts';
import { BINDING_LINE, SUBMIT_LABELS } from '#text/state-texts.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { DeliveryHints } from '../cart/cart-totals.tsx';
import { BranchWarnings } from './branch-warnings.tsx';
import type { Checkout } from './use-checkout.ts';
import type { Submission } from './use-submit.ts';

/** The button that places the order, with the words that the law asks for, and the way back. */
export function SubmitSection({ checkout, submission }: { checkout: Checkout; submission: Submission }) {
  const { branch, mode, newTotals, totals } = checkout;
  const { isSending, isConflict, startAnew } = submission;
  return (
    <div className="flex flex-col gap-3">
      {newTotals && <PriceChange oldTotal={totals.totalGross} newTotal={newTotals.totalGross} />}
      {isConflict && (
        <NoticeBox tone="warning" title="Ihre Bestellung ist vermutlich schon bei uns.">
          <p>Möchten Sie trotzdem eine weitere Bestellung abschicken?</p>
          <Button look="secondary" size="small" onClick={startAnew} className="mt-3">
            Weitere Bestellung
          </Button>
        </NoticeBox>
      )}
      {!mode && <WhyNot checkout={checkout} />}
      {mode && (
        <Button type="submit" size="large" isWide aria-disabled={isSending} className="flex-col gap-0.5">
          {isSending ? (
            <span>Verarbeiten...</span>
          ) : (
            <>
              <span>{SUBMIT_LABELS[mode.code]}</span>
              {mode.isBinding && <span className="font-medium text-sm">{BINDING_LINE}</span>}
            </>
          )}
        </Button>
      )}
      <ButtonLink to={`/store/${branch.identifier}`} look="secondary" isWide>
        Zurück
      </ButtonLink>
    </div>
  );
}

/** Where no button stands, the reason does. */
function WhyNot({ checkout }: { checkout: Checkout }) {
  const { area, totals } = checkout;
  return area && minimumMissing(area, totals.gross) !== null ? (
    <DeliveryHints priced={totals} area={area} />
  ) : (
    <BranchWarnings checkout={checkout} />
  );
}

function PriceChange({
  oldTotal,
  newTotal,
}: {
  oldTotal: Checkout['totals']['totalGross'];
  newTotal: typeof oldTotal;
}) {
  const { currency } = useShop().shop.config;
  return (
    <div id="checkout-totalGross" tabIndex={-1}>
      <NoticeBox tone="warning" icon="info" title="Preise haben sich geändert">
        <p>
          Der neue Gesamtbetrag ist <strong>{formatMoney(newTotal, currency)}</strong> (bisher{' '}
          {formatMoney(oldTotal, currency)}). Wenn Sie damit einverstanden sind, schicken Sie die Bestellung
          noch einmal ab.
        </p>
      </NoticeBox>
    </div>
  );
}
