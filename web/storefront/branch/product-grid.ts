/** The cards of products: rows on the phone, three in a row beside the cart. */
export const PRODUCT_GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2 desk:grid-cols-3 desk:gap-6';
