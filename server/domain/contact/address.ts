/** The parts of an address shared by branches and orders. */
export interface PostalAddress {
  street: string;
  zipCode: string;
  city: string;
}

/** '6850 Dornbirn'. */
export function placeLine({ zipCode, city }: Pick<PostalAddress, 'zipCode' | 'city'>): string {
  return `${zipCode} ${city}`.trim();
}

/** 'Hauptstraße 5, 6850 Dornbirn'; missing parts leave no stray comma. */
export function addressLine(address: PostalAddress): string {
  return [address.street.trim(), placeLine(address)].filter((part) => part !== '').join(', ');
}
