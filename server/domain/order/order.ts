import type { Language } from '#domain/text/language.ts';
import { ADDRESS_FIELDS } from './address.ts';
import { CONTACT_SECTIONS, STORED_CONTACT_FIELDS } from './contact.ts';
import {
  about,
  type EntryKinds,
  field,
  group,
  line,
  list,
  nullable,
  optional,
  personal,
  type Values,
} from './field.ts';
import { FLAG_FIELDS } from './flags.ts';
import { EVENT_FIELDS, type HistoryKinds, QUESTIONNAIRE_FIELDS, REVISION_FIELDS } from './history.ts';
import { ITEM_FIELDS, type PublicItemKinds } from './item.ts';
import type { OrderState } from './order-state.ts';
import {
  BALANCE_FIELDS,
  PAYMENT_FIELDS,
  type PaymentKinds,
  REFUND_FIELDS,
} from './payments/payment-fields.ts';
import type { PaymentState } from './payments/settlement.ts';
import * as texts from './texts.ts';
import { TAXES_FIELD, TOTALS_FIELDS } from './totals.ts';

/** The kinds of an order's values inside the server. */
export interface OrderKinds extends EntryKinds, HistoryKinds, PaymentKinds {
  /** From 1 on. */
  count: number;
  state: OrderState;
  language: Language;
  paymentState: PaymentState;
}

/** The kinds as customers get them: without the amounts of hidden prices (R7, A7) and, in a shop without tickets, their numbers. */
export interface PublicOrderKinds
  extends Omit<OrderKinds, 'total' | 'price' | 'count'>,
    Pick<PublicItemKinds, 'price'> {
  total: OrderKinds['total'] | null;
  count: OrderKinds['count'] | null;
}

/**
 * The single definition of an order: grouped by who sees a field, and within that by who writes it. A field belongs to `row`
 * if the database sets it, to `placed` if it is fixed when the order is placed, to `written` if staff may correct it or it
 * depends on their corrections, to `progress` if commands change it, to `joined` if it has its own table, and to `view` if
 * it is computed for the reader and never stored.
 */
export const ORDER = {
  /** Customers and staff. */
  public: {
    row: { id: field('id'), ticketNumber: field('count') },
    placed: {
      uid: about(texts.uid, field('word')),
      /** 256 random bits, base64url; together with the uid it opens the public page. */
      hash: about(texts.hashNote, field('word')),
      isDelivery: field('flag', texts.service),
      isDineIn: field('flag', texts.service),
      /** The time requested by the customer; null = as soon as possible. */
      appointmentDate: about(texts.appointmentDateNote, nullable(field('instant', texts.appointment))),
      currency: field('word'),
      /** True if the branch answers with a quotation instead of taking the order. */
      isQuotation: field('flag'),
      /** What the customer reads: that of the pages where they ordered (R139). */
      language: about(texts.languageNote, field('language', texts.language)),
      createdAt: field('instant'),
    },
    written: {
      tableIdentifier: nullable(field('word', texts.tableIdentifier)),
      comment: personal(field('text', texts.comment), 'words'),
      ...TOTALS_FIELDS,
    },
    progress: {
      state: field('state', texts.state),
      /** Guests may choose another one while they have not paid. */
      paymentMethod: field('method', texts.paymentMethod),
      /** The agreed time: the requested one, or the accepted counter proposal. */
      appointment: about(texts.appointmentNote, nullable(field('instant', texts.appointment))),
      counterAppointment: about(
        texts.counterAppointmentNote,
        nullable(field('instant', texts.counterAppointment)),
      ),
      rejectionMessage: nullable(personal(field('text', texts.rejectionMessage), 'words')),
      /** Held by the brake until staff release it (R343); stays for one that was never released. */
      isHeld: about(texts.isHeldNote, field('flag')),
      questionnaireRating: nullable(field('rating')),
    },
    joined: { items: list(ITEM_FIELDS, texts.items) },
    view: {
      branch: field('id', texts.branch),
      /** Both also appear in the lines. */
      deliveryGross: field('money'),
      donatee: nullable(field('word', texts.donatee)),
      ...FLAG_FIELDS,
      balance: about(texts.balanceNote, group(BALANCE_FIELDS)),
      /** R234. */
      isWeighed: about(texts.isWeighedNote, field('flag')),
      ...TAXES_FIELD,
    },
  },
  /** Staff, the kitchen and the printers. */
  staff: {
    row: {
      /** Incremented by every change, for optimistic locking. */
      version: about(texts.versionNote, field('count', texts.version)),
    },
    placed: {
      deliveryArea: CONTACT_SECTIONS.delivery.deliveryArea,
      /** Of the voucher that the guest wants to pay with; checked for its form only (R319). */
      voucherCode: nullable(personal(line(texts.voucherCode, 40), 'words')),
    },
    written: {
      ...STORED_CONTACT_FIELDS,
      isDeliveryAddressDifferent: field('flag'),
      /** null = the customer's own address. */
      deliveryAddress: nullable(group(ADDRESS_FIELDS, texts.deliveryAddress)),
      internalNote: personal(field('text', texts.internalNote), 'words'),
    },
    progress: {
      cancelReason: nullable(personal(field('text'), 'words')),
      questionnaire: nullable(group(QUESTIONNAIRE_FIELDS)),
    },
    joined: {
      history: list(EVENT_FIELDS),
      revisions: list(REVISION_FIELDS),
      payments: list(PAYMENT_FIELDS),
      refunds: list(REFUND_FIELDS),
    },
    view: {
      /** R142; missing in answers of older servers. */
      preparationDue: optional(about(texts.preparationDueNote, nullable(field('instant')))),
    },
  },
  /** Only the server. */
  stored: {
    placed: {
      branchId: field('id'),
      /** YYYY-MM-DD in the zone of the branch. */
      ticketDay: field('word'),
    },
    written: { tableId: nullable(field('id')) },
    progress: {
      paymentState: field('paymentState'),
      /** The proposal that the customer declined, so that declining it again is not an error. */
      declinedCounterAppointment: nullable(field('instant')),
      confirmedAt: nullable(field('instant')),
      finishedAt: nullable(field('instant')),
    },
  },
};

const { public: open, staff, stored } = ORDER;

/** What customers see at /status/{uid}/{hash}. */
export const PUBLIC_FIELDS = {
  ...open.row,
  ...open.placed,
  ...open.written,
  ...open.progress,
  ...open.joined,
  ...open.view,
};
export interface PublicOrder extends Values<typeof PUBLIC_FIELDS, PublicOrderKinds> {}

export const STAFF_FIELDS = {
  ...PUBLIC_FIELDS,
  ...staff.row,
  ...staff.placed,
  ...staff.written,
  ...staff.progress,
  ...staff.joined,
  ...staff.view,
};
export interface StaffOrder extends Values<typeof STAFF_FIELDS, OrderKinds> {}

/** What staff may correct after the order was placed, and what depends on it. */
export const WRITTEN_FIELDS = { ...open.written, ...staff.written, ...stored.written };
/** Everything that a new order is stored with. */
export const CONTENT_FIELDS = { ...open.placed, ...staff.placed, ...stored.placed, ...WRITTEN_FIELDS };
/** What commands change; always written as a whole. */
export const PROGRESS_FIELDS = { ...open.progress, ...staff.progress, ...stored.progress };
export const STORED_FIELDS = {
  ...open.row,
  ...staff.row,
  ...CONTENT_FIELDS,
  ...PROGRESS_FIELDS,
  ...open.joined,
  ...staff.joined,
};
