import type { Country } from '#domain/contact/country.ts';
import { POSTAL_CODE_DIGITS, postalCode } from '#domain/contact/postal-code.ts';
import type { Fault } from '#domain/errors.ts';
import type { DeliveryArea } from './branch.ts';

/**
 * Faults in the postcodes of a branch's areas (R153): not one of its country, or in two areas, so that the fee would be
 * ambiguous. At most one fault per area, at its list.
 */
export function postalCodeFaults(
  areas: readonly Pick<DeliveryArea, 'area' | 'postalCodes'>[],
  country: Country,
): Fault[] {
  const known = new Map<string, string>();
  return areas.flatMap(({ area, postalCodes }, index): Fault[] => {
    const field = `deliveryAreas.${index}.postalCodes`;
    const faults = postalCodes.flatMap((code): Fault[] => {
      if (postalCode(code, country) !== code)
        return [
          {
            code: 'postal-code-invalid',
            field,
            params: { zipCode: code, digits: POSTAL_CODE_DIGITS[country] },
          },
        ];
      const other = known.get(code);
      known.set(code, other ?? area);
      return other === undefined
        ? []
        : [{ code: 'postal-code-taken', field, params: { zipCode: code, other } }];
    });
    return faults.slice(0, 1);
  });
}
