/** What an owner chooses about tickets of the kitchen and receipts (R263). */
export interface SlipLook {
  /** huge is read from two metres; large saves paper. */
  ticketNumberSize: 'huge' | 'large';
  /** The guest's note stands above the items, and below them once more. */
  ticketNoteBelow: boolean;
  ticketAllergens: boolean;
  /** Who ordered, and where to. */
  ticketCustomer: boolean;
  ticketAcceptedBy: boolean;
  receiptAddress: boolean;
  receiptAllergens: boolean;
}

/** As every slip was before there was a choice. */
export const USUAL_LOOK: SlipLook = {
  ticketNumberSize: 'huge',
  ticketNoteBelow: true,
  ticketAllergens: true,
  ticketCustomer: true,
  ticketAcceptedBy: true,
  receiptAddress: true,
  receiptAllergens: true,
};

/** What is chosen among other settings. */
export function slipLookOf({
  ticketNumberSize,
  ticketNoteBelow,
  ticketAllergens,
  ticketCustomer,
  ticketAcceptedBy,
  receiptAddress,
  receiptAllergens,
}: SlipLook): SlipLook {
  const ticket = { ticketNumberSize, ticketNoteBelow, ticketAllergens, ticketCustomer, ticketAcceptedBy };
  return { ...ticket, receiptAddress, receiptAllergens };
}
