import type { Access } from '#api/http/access.ts';
import { requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { rowSchema, updateSchema } from '#entities/entity.ts';
import { colleague, type StaffContractRow, staffContract } from '#entities/shapes/staff.ts';
import { type ContractChange, updateStaffContract } from '#use-cases/working/update-staff-contract.ts';
import { crud } from './crud.ts';
import * as texts from './texts.ts';

const { list } = crud(colleague);

/** The people of a branch: their names for colleagues, their contracts for managers. */
export const staffRouter = router({
  list,

  update: procedure
    .meta({
      access: staffContract.access.write as Access,
      rest: {
        method: 'PUT',
        path: '/staff/{id}',
        tag: staffContract.label.many,
        summary: texts.staffUpdate,
        description: texts.staffUpdateNote,
        output: rowSchema(staffContract),
        failures: ['own-account'],
      },
    })
    .input(updateSchema(staffContract))
    .mutation(
      ({ ctx, input }): Promise<StaffContractRow> =>
        updateStaffContract(ctx.deps, requireUser(ctx.actor), input as ContractChange),
    ),
});
