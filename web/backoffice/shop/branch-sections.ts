import { switchesOf } from '#domain/payment-methods/index.ts';
import type { FormSection } from '../crud/screen.ts';
import * as texts from './branch-texts.ts';

/** The form of a branch, in the order in which a branch is set up. */
export const BRANCH_SECTIONS: readonly FormSection[] = [
  {
    title: texts.basics,
    hint: texts.basicsHint,
    fields: ['name', 'identifier', 'description', 'isEnabled', 'isPublic', 'tags', 'keywords'],
  },
  {
    title: texts.contact,
    hint: texts.contactHint,
    fields: [
      'street',
      'zipCode',
      'city',
      'country',
      'phone',
      'email',
      'latitude',
      'longitude',
      'timeZone',
      'division',
    ],
  },
  {
    title: texts.openingHours,
    fields: ['openingHours', 'closedMessage', 'holidayRegion'],
  },
  {
    title: texts.ordering,
    hint: texts.orderingHint,
    fields: [
      'isTakeawayEnabled',
      'isDeliveryEnabled',
      'isDineInEnabled',
      'isTableSelectionEnabled',
      'isPreorderEnabled',
      'isAppointmentRequired',
      'isQuotationRequired',
      'takeawayMinutes',
      'deliveryMinutes',
      'dineInMinutes',
      'orderableFrom',
    ],
  },
  {
    title: texts.answering,
    hint: texts.answeringHint,
    fields: ['acceptMinutes', 'escalationMinutes', 'escalationContacts', 'rejectMinutes'],
  },
  {
    title: texts.delivery,
    hint: texts.deliveryHint,
    fields: ['deliveryAreas', 'isDeliveryHoursEnabled'],
    // Errors in an area must be visible, even right after deliveries were switched off.
    isShown: ({ isDeliveryEnabled, deliveryAreas }) =>
      isDeliveryEnabled === true || (Array.isArray(deliveryAreas) && deliveryAreas.length > 0),
  },
  {
    title: texts.deliveryHours,
    fields: ['deliveryHours'],
    isShown: ({ isDeliveryEnabled, isDeliveryHoursEnabled }) =>
      isDeliveryEnabled === true && isDeliveryHoursEnabled === true,
  },
  {
    title: texts.cart,
    hint: texts.cartHint,
    fields: ['suggestedProducts'],
  },
  {
    title: texts.takeawayRequired,
    hint: texts.requiredHint,
    fields: ['isTakeawayEmailRequired', 'isTakeawayPhoneRequired', 'isTakeawayAddressRequired'],
    isShown: ({ isTakeawayEnabled }) => isTakeawayEnabled === true,
  },
  {
    title: texts.deliveryRequired,
    fields: ['isDeliveryEmailRequired', 'isDeliveryPhoneRequired', 'isDeliveryAddressRequired'],
    isShown: ({ isDeliveryEnabled }) => isDeliveryEnabled === true,
  },
  {
    title: texts.dineInRequired,
    fields: ['isDineInEmailRequired', 'isDineInPhoneRequired', 'isDineInAddressRequired'],
    isShown: ({ isDineInEnabled }) => isDineInEnabled === true,
  },
  {
    title: texts.payment,
    hint: texts.paymentHint,
    fields: switchesOf('branch').map(({ name }) => name),
  },
  {
    title: texts.pictures,
    hint: texts.picturesHint,
    fields: ['logo', 'images'],
  },
];
