import { message } from '#text/message.ts';

export { completeOrder, continueShopping, productAdded } from '#web/lib/texts.ts';
export {
  allergens,
  cart,
  contents,
  deliveryArea,
  edit,
  freeOfCharge,
  onRequest,
  openingFailed,
  quickAdd,
  remove,
  subtotal,
  total,
  yourOrder,
} from '../texts.ts';

export const linesChanged = message('Im Warenkorb hat sich etwas geändert: {products}');
export const look = 'Ansehen';
export const totalOnRequest =
  'Der Gesamtpreis richtet sich nach Ihrer Auswahl und wird Ihnen vom Geschäft mitgeteilt.';
export const belowMinimum = message(
  'Sie haben den Mindestbestellwert in Höhe von {minimum} leider noch nicht erreicht.',
);
export const addToMinimum = message(
  'Fügen Sie Waren im Wert von mindestens {missing} hinzu oder wählen Sie eine andere Art der Lieferung.',
);
export const missingToMinimum = message('Noch {missing} bis zur Lieferung');
export const missingToFree = message('Noch {missing} bis zur kostenlosen Lieferung');
export const goesWith = 'Dazu passt';
export const freeFrom = message('Kostenlose Lieferung ab {value}.');
export const hasChanged = 'Hat sich geändert';
export const amountOf = message('Menge {product}');
export const yourCart = 'Ihr Warenkorb';
export const emptyTitle = 'Keine Produkte im Warenkorb';
export const emptyText = 'Wählen Sie links aus der Karte, worauf Sie Appetit haben.';
export const showCart = 'Warenkorb ansehen';
export const atBranch = message('bei {name}');
export const cartElsewhere = message(
  'In Ihrem Warenkorb {place} {count, plural, one {liegt noch # Produkt} other {liegen noch # Produkte}}',
);
