import {
  type GapPlace,
  gapPlace,
  type Issuer,
  type IssuerGap,
  issuerGaps,
  issuerOf,
} from '#domain/papers/invoice.ts';
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
  /** Where the first gap is closed: `id` null = in a record that there is not yet, or the only one. */
  gapAt: (GapPlace & { id: number | null }) | null;
}

/** Who issues the invoices of a branch, in which series, and what is missing for that (R296, R297). */
export async function issuerOfBranch(
  stores: Pick<Stores, 'records' | 'shop'>,
  branchId: number,
  facts: { isTaxed: boolean },
): Promise<BranchIssuer> {
  const issuers = await issuersOf(stores, facts);
  const issuer = issuers.get(branchId);
  if (!issuer) throw new Error(`no branch ${branchId}`);
  return issuer;
}

/** The same of every branch. */
export async function issuersOf(
  stores: Pick<Stores, 'records' | 'shop'>,
  { isTaxed }: { isTaxed: boolean },
): Promise<ReadonlyMap<number, BranchIssuer>> {
  const { rows: branches } = await stores.records.list(branchEntity, ALL);
  const { rows: divisions } = await stores.records.list(divisionEntity, ALL);
  const business = await stores.shop.settings();
  const prefixOf = (division: number | null | undefined) =>
    divisions.find(({ id }) => id === division)?.invoicePrefix ?? '';
  return new Map(
    branches.map((branch) => {
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
      const gaps = issuerGaps(issuer, { isTaxed, prefix, otherPrefixes });
      const ids = { config: null, branch: branch.id, division: branch.division ?? null };
      const place = gaps[0] ? gapPlace(gaps[0], organisation) : null;
      const gapAt = place && { ...place, id: ids[place.record] };
      return [branch.id, { issuer, prefix, gaps, gapAt }];
    }),
  );
}
