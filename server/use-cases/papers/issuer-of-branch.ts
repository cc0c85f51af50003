import { type Issuer, type IssuerGap, issuerGaps, issuerOf } from '#domain/papers/invoice.ts';
import type { TaxShare } from '#domain/papers/tax-share.ts';
import { branch as branchEntity } from '#entities/branch.ts';
import { division as divisionEntity } from '#entities/division.ts';
import type { Stores } from '#use-cases/ports.ts';

const ALL = {
  scope: 'all',
  filters: {},
  from: null,
  to: null,
  search: null,
  sort: 'id',
  skip: 0,
  take: null,
} as const;

export interface BranchIssuer {
  issuer: Issuer;
  prefix: string;
  gaps: IssuerGap[];
}

/** Who issues the invoices of a branch, in which series, and what is missing for that (R296, R297). */
export async function issuerOfBranch(
  stores: Pick<Stores, 'records' | 'shop'>,
  branchId: number,
  taxes: readonly TaxShare[],
): Promise<BranchIssuer> {
  const { rows: branches } = await stores.records.list(branchEntity, ALL);
  const { rows: divisions } = await stores.records.list(divisionEntity, ALL);
  const business = await stores.shop.settings();
  const branch = branches.find(({ id }) => id === branchId);
  if (!branch) throw new Error(`no branch ${branchId}`);
  const prefixOf = (division: number | null | undefined) =>
    divisions.find(({ id }) => id === division)?.invoicePrefix ?? '';
  const own = divisions.find(({ id }) => id === branch.division);
  const organisation = own
    ? {
        legalName: own.legalName ?? '',
        street: own.street ?? '',
        zipCode: own.zipCode ?? '',
        city: own.city ?? '',
        country: own.country ?? branch.country,
        vatNumber: own.vatNumber ?? '',
        invoicePrefix: own.invoicePrefix ?? '',
        invoiceNote: own.invoiceNote ?? '',
      }
    : null;
  const issuer = issuerOf(business, branch, organisation);
  const others = branches.filter(({ division }) => (division ?? null) !== (branch.division ?? null));
  const otherPrefixes = others.map(({ division }) => prefixOf(division));
  const prefix = prefixOf(branch.division);
  return { issuer, prefix, gaps: issuerGaps(issuer, { taxes, prefix, otherPrefixes }) };
}
