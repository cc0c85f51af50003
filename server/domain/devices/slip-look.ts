/** What an owner chooses about tickets of the kitchen and receipts (R263). */
export interface SlipLook {
  /** huge is read from two metres; large saves paper. */
  ticketNumberSize: 'huge' | 'large';
  /** The guest's note stands above the items, and below them once more. */
  ticketNoteBelow: boolean;
  ticketAllergens: boolean;
  /** Choices as the dish is usually made take no line; what a guest left out of them does. */
  ticketOmitsPreselected: boolean;
  /** Who ordered, and where to. */
  ticketCustomer: boolean;
  ticketAcceptedBy: boolean;
  receiptLogo: boolean;
  receiptAddress: boolean;
  receiptAllergens: boolean;
}

/** As every slip was before there was a choice. */
export const USUAL_LOOK: SlipLook = {
  ticketNumberSize: 'huge',
  ticketNoteBelow: true,
  ticketAllergens: true,
  ticketOmitsPreselected: false,
  ticketCustomer: true,
  ticketAcceptedBy: true,
  receiptLogo: true,
  receiptAddress: true,
  receiptAllergens: true,
};

/** What is chosen among other settings; the usual where nothing is. */
export function slipLookOf(settings: { [K in keyof SlipLook]?: SlipLook[K] | undefined }): SlipLook {
  const isShown = (name: Exclude<keyof SlipLook, 'ticketNumberSize'>) => settings[name] ?? USUAL_LOOK[name];
  return {
    ticketNumberSize: settings.ticketNumberSize ?? USUAL_LOOK.ticketNumberSize,
    ticketNoteBelow: isShown('ticketNoteBelow'),
    ticketAllergens: isShown('ticketAllergens'),
    ticketOmitsPreselected: isShown('ticketOmitsPreselected'),
    ticketCustomer: isShown('ticketCustomer'),
    ticketAcceptedBy: isShown('ticketAcceptedBy'),
    receiptLogo: isShown('receiptLogo'),
    receiptAddress: isShown('receiptAddress'),
    receiptAllergens: isShown('receiptAllergens'),
  };
}
