import type { Product } from '#domain/catalogue/product.ts';
import { imagePath } from '#domain/media/image.ts';
import { toDecimal } from '#domain/money/money.ts';
import { UNITS } from '#domain/money/units.ts';
import { menuPrice, pricePrefix } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type VisibleProduct, visibleCatalogue } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { specialSpecification, weekSpecification } from './structured-data-hours.ts';
import * as texts from './texts.ts';

/** One object in the vocabulary of https://schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface RestaurantQuestion {
  shop: Shop;
  branch: Branch;
  now: Date;
  /** Without a trailing slash. */
  origin: string;
  /** Whether to include the whole menu, or only its address. */
  hasWholeMenu: boolean;
}

/** A branch as https://schema.org/Restaurant. */
export function restaurantOf({ shop, branch, now, origin, hasWholeMenu }: RestaurantQuestion): Thing {
  const url = `${origin}/store/${encodeURIComponent(branch.identifier)}`;
  const special = specialSpecification(branch.openingHours, now, branch.timeZone);
  const logo = branch.logo ?? shop.config.logo;
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: branch.name,
    ...(branch.description ? { description: branch.description } : {}),
    url,
    ...(branch.images.length > 0
      ? { image: branch.images.slice(0, 3).map((image) => origin + imagePath(image, 'medium')) }
      : {}),
    ...(logo ? { logo: origin + imagePath(logo, 'small') } : {}),
    ...(branch.phone ? { telephone: branch.phone } : {}),
    ...(branch.email ? { email: branch.email } : {}),
    address: addressOf(branch),
    ...(branch.latitude !== null && branch.longitude !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } }
      : {}),
    openingHoursSpecification: weekSpecification(branch.openingHours),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    ...(branch.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: branch.rating.average,
            ratingCount: branch.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    currenciesAccepted: shop.config.currency,
    hasMenu: hasWholeMenu ? menuOf(shop, branch, now, origin) : url,
  };
}

/** Empty parts are omitted. */
export function addressOf({ street, zipCode, city, country }: Branch): Thing {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(zipCode ? { postalCode: zipCode } : {}),
    ...(city ? { addressLocality: city } : {}),
    addressCountry: country,
  };
}

function menuOf(shop: Shop, branch: Branch, now: Date, origin: string): Thing {
  return {
    '@type': 'Menu',
    name: texts.menuOf({ branch: branch.name }),
    inLanguage: LANGUAGE,
    hasMenuSection: visibleCatalogue(shop, branch, now).map(({ category, products }) => ({
      '@type': 'MenuSection',
      name: category.name,
      hasMenuItem: products.map((one) => menuItem(one, shop.config.currency, origin)),
    })),
  };
}

function menuItem({ product, isSoldOut }: VisibleProduct, currency: string, origin: string): Thing {
  const [image] = product.images;
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...(product.description ? { description: product.description } : {}),
    ...(image ? { image: origin + imagePath(image, 'small') } : {}),
    ...offersOf(product, currency, isSoldOut),
  };
}

/** A price that choices can raise is given as the lowest of several; a hidden one is never disclosed. */
function offersOf(product: Product, priceCurrency: string, isSoldOut: boolean): { offers?: Thing } {
  const menu = menuPrice(product);
  if (!menu) return {};
  const price = toDecimal(menu.price).toFixed(2);
  const availability = `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`;
  if (menu.prefix === pricePrefix('minimum'))
    return { offers: { '@type': 'AggregateOffer', lowPrice: price, priceCurrency, availability } };
  const unit =
    product.unit === 'amount'
      ? {}
      : { priceSpecification: unitPrice(product, price, priceCurrency, menu.amount) };
  return { offers: { '@type': 'Offer', price, priceCurrency, availability, ...unit } };
}

function unitPrice({ unit }: Product, price: string, priceCurrency: string, amount: number): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: amount, unitText: UNITS[unit].name },
  };
}
