import type {
  AlternativeUnit,
  Category,
  ConfigPart,
  Menu,
  Option,
  Product,
} from '#domain/catalogue/product.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import { LINES_OFF } from '#domain/order/lines/index.ts';
import { type CheckoutDraft, emptyDraft } from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { switchedOn } from '#domain/payment-methods/index.ts';
import type { Branch, DeliveryArea, Donatee, Table } from '#domain/shop/branch.ts';
import { type Config, NO_LISTS, type Shop } from '#domain/shop/shop.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';

/** 490 -> Cents; short because tests write many prices. */
export const ct = (value: number): Cents => cents(value);

/** An opening-hours entry; without times and not closed it is open all day. */
export function hours(overrides: Partial<OpeningHour> = {}): OpeningHour {
  return { type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00', ...overrides };
}

/** A simple product for 4.90 a piece, whole pieces, 10 % VAT. */
export function product(overrides: Partial<Product> = {}): Product {
  return {
    id: 1,
    uid: 'product-1',
    name: 'Käsesemmel',
    description: 'Mit Bergkäse',
    allergens: 'A, G',
    diet: null,
    price: cents(490),
    type: 'simple',
    images: [],
    unit: 'amount',
    alternativeUnits: [],
    minimumQuantity: 1,
    maximumQuantity: null,
    quantityStepSize: 1,
    defaultQuantity: null,
    defaultUnit: null,
    isStepByStep: false,
    pricing: 'fixed',
    calculationModel: null,
    tax: 10,
    takeawayTax: null,
    dineInTax: null,
    isEnabled: true,
    isPublic: true,
    schedule: [],
    isVisibleWhenUnavailable: true,
    isPriceHidden: false,
    isLeadTimeEnabled: false,
    leadTimeType: 'minutes',
    leadTimeValue: 0,
    content: { type: 'other', category: null },
    config: { parts: [] },
    bundleItems: [],
    isBundlePriceSum: false,
    soldOut: [],
    ...overrides,
  };
}

export function alternativeUnit(
  overrides: Partial<AlternativeUnit> & Pick<AlternativeUnit, 'unit'>,
): AlternativeUnit {
  return {
    ratio: null,
    minimumQuantity: null,
    maximumQuantity: null,
    quantityStepSize: null,
    calculationModel: null,
    ...overrides,
  };
}

export function option(name: string, modifier: Option['modifier'] = 'add', value = 0): Option {
  return { name, modifier, value: cents(value) };
}

/** A required step of a configurable product; pass `optional: true` for an optional one. */
export function part(overrides: Partial<ConfigPart> = {}): ConfigPart {
  return { name: 'Brot', description: '', type: 'select', optional: false, options: [], ...overrides };
}

/** A configurable product with the given steps. */
export function configurable(parts: ConfigPart[], overrides: Partial<Product> = {}): Product {
  return product({
    id: 2,
    uid: 'product-2',
    name: 'Jause',
    type: 'configurable',
    config: { parts },
    ...overrides,
  });
}

export function item(overrides: Partial<CartItem> = {}): CartItem {
  const of = overrides.product ?? product();
  return { product: of, amount: 1, unit: of.unit, parts: of.config.parts.map(() => null), ...overrides };
}

export function area(overrides: Partial<DeliveryArea> = {}): DeliveryArea {
  return {
    area: 'Dornbirn',
    price: cents(350),
    tax: 20,
    free: false,
    freeFromOrderValue: null,
    minimumOrderValue: null,
    postalCodes: [],
    ...overrides,
  };
}

/** Branch 1, always open, every service and cash, no contact data required beyond the names. */
export function branch(overrides: Partial<Branch> = {}): Branch {
  return {
    id: 1,
    identifier: 'markt',
    name: 'Markt',
    description: '',
    street: 'Marktplatz 1',
    zipCode: '6850',
    city: 'Dornbirn',
    country: 'AT',
    phone: '+436765572123',
    email: 'markt@example.at',
    keywords: '',
    tags: [],
    popularProducts: [],
    takeawayMinutes: 20,
    deliveryMinutes: 45,
    dineInMinutes: 15,
    images: [],
    logo: null,
    longitude: null,
    latitude: null,
    timeZone: 'Europe/Vienna',
    isEnabled: true,
    isPublic: true,
    openingHours: [hours()],
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    closedMessage: '',
    orderableFrom: null,
    isTakeawayEnabled: true,
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    isTableSelectionEnabled: false,
    isPreorderEnabled: true,
    isQuotationRequired: false,
    isAppointmentRequired: false,
    ...switchedOn('branch', ['cash']),
    connectedPayments: ['mollie', 'datatrans'],
    deliveryAreas: [area()],
    suggestedProducts: [],
    isDeliveryEmailRequired: false,
    isDeliveryPhoneRequired: false,
    isDeliveryAddressRequired: false,
    isDineInEmailRequired: false,
    isDineInPhoneRequired: false,
    isDineInAddressRequired: false,
    isTakeawayEmailRequired: false,
    isTakeawayPhoneRequired: false,
    isTakeawayAddressRequired: false,
    ...overrides,
  };
}

/** Only cash is switched on; every plugin is off. */
export function config(overrides: Partial<Config> = {}): Config {
  return {
    shopName: 'Theke',
    businessName: 'Theke GmbH',
    vatNumber: '',
    currency: 'EUR',
    title: 'Theke',
    description: '',
    website: 'https://theke.example',
    seoTitle: '',
    seoDescription: '',
    defaultDeliveryMethod: 'takeaway',
    termsAndConditions: '',
    termsAndConditionsText: 'AGB',
    privacyPolicy: '',
    privacyPolicyText: 'Datenschutz',
    imprint: '',
    imprintText: 'Impressum',
    allergens: '',
    allergensText: 'Allergene',
    disableTickets: false,
    enablePluginHomePage: false,
    enablePluginSearch: false,
    enablePluginTags: false,
    enablePluginMapbox: false,
    enablePluginCategoryBar: false,
    enablePluginPWA: false,
    enablePluginToolbar: false,
    enablePluginSMS: false,
    enablePluginEnglish: false,
    ...LINES_OFF,
    enablePluginDonations: true,
    enablePluginOrderReviews: true,
    enableGuestCancel: true,
    isOpeningSoon: false,
    enablePluginFrontdesk: true,
    ...switchedOn('shop', ['cash']),
    ...switchedOn('plugin', []),
    mapZoom: null,
    mapPitch: null,
    mapBearing: null,
    mapToken: '',
    mapStyle: '',
    pixelId: '',
    logo: null,
    favicon: null,
    ogImage: null,
    primaryColor: '#b3261e',
    secondaryColor: '#2e7d32',
    fontFamily: 'Figtree Variable',
    borderRadius: '0.5rem',
    darkDesign: 'system',
    ...overrides,
  };
}

/** A complete, valid checkout form for branch 1; it satisfies every branch flag. */
export function draft(overrides: Partial<CheckoutDraft> = {}): CheckoutDraft {
  return {
    ...emptyDraft(1),
    firstName: 'Anna',
    lastName: 'Hofer',
    email: 'anna.hofer@example.at',
    phone: '+436641234567',
    street: 'Hauptstraße 5',
    zipCode: '6850',
    city: 'Dornbirn',
    deliveryArea: 'Dornbirn',
    legalInstructions: true,
    privacyPolicy: true,
    ...overrides,
  };
}

export function category(overrides: Partial<Category> = {}): Category {
  return {
    id: 1,
    name: 'Semmeln',
    image: null,
    isEnabled: true,
    isPublic: true,
    schedule: [],
    isVisibleWhenUnavailable: true,
    ...overrides,
  };
}

/** A menu of branch 1 with product 1 in category 1, valid since 2020. */
export function menu(overrides: Partial<Menu> = {}): Menu {
  return {
    id: 1,
    name: 'Karte',
    availableFrom: '2020-01-01T00:00:00+01:00',
    branches: [{ id: 1 }],
    catalog: [{ id: 1, products: [{ id: 1 }] }],
    ...overrides,
  };
}

export function table(overrides: Partial<Table> = {}): Table {
  return { id: 1, identifier: '1', branch: 1, ...overrides };
}

export function donatee(overrides: Partial<Donatee> = {}): Donatee {
  return { id: 1, identifier: 'tierheim', name: 'Tierheim', description: '', ...overrides };
}

/** One branch, one category, one product on one menu, one table, one donatee. */
export function shop(overrides: Partial<Shop> = {}): Shop {
  return {
    ...NO_LISTS,
    config: config(),
    branches: [branch()],
    inactiveBranches: [],
    menus: [menu()],
    categories: [category()],
    products: [product()],
    tables: [table()],
    donatees: [donatee()],
    ...overrides,
  };
}
