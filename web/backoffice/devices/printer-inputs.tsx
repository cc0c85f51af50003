import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { opens } from '#domain/devices/device-kind.ts';
import { placeOf } from '#domain/devices/printer.ts';
import { printer } from '#entities/printer.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { InputProps } from '../crud/inputs/input-props.ts';
import { ListedReferenceInput, ReferencesInput } from '../crud/inputs/reference-inputs.tsx';
import type { RecordValues } from '../crud/record.ts';
import { type FullOption, useOptions } from '../crud/use-options.ts';
import * as texts from './texts.ts';

/** Records of the branch that the form names; all as long as it names none. */
const ofBranch =
  ({ branch }: RecordValues) =>
  ({ row }: FullOption) =>
    branch === null || row.branch === branch;

/** The id of the record that the form shows; null for a new one. */
function useOwnId(): number | null {
  return Number(useParams().id) || null;
}

/** Devices or stations of the branch. */
export function BranchReferencesInput(props: InputProps<{ id: number }[]>) {
  return <ReferencesInput {...props} isOffered={ofBranch(props.record)} />;
}

/** A device of the branch, of a kind that prints. */
export function PrintingDeviceInput(props: InputProps<number | null>) {
  const isThere = ofBranch(props.record);
  return (
    <ListedReferenceInput
      {...props}
      isOffered={(option) => isThere(option) && opens(String(option.row.type), 'orders')}
    />
  );
}

/** The station that takes over: another one of the branch. */
export function StandInStationInput(props: InputProps<number | null>) {
  const own = useOwnId();
  const isThere = ofBranch(props.record);
  return <ListedReferenceInput {...props} isOffered={(option) => isThere(option) && option.id !== own} />;
}

/** The printer that stands in: another one of the same device (R275). */
export function StandInPrinterInput(props: InputProps<number | null>) {
  const { device } = props.record;
  const own = useOwnId();
  const { client } = trpc.useUtils();
  const { data } = useQuery(entityQueries(printer, client.printers).list());
  const devices = useOptions('device');
  const others = new Map(
    data?.data.flatMap((one) => (one.device === device && one.id !== own ? [[one.id, one]] : [])),
  );
  const name = typeof device === 'number' ? devices.names.get(device) : undefined;
  return (
    <ListedReferenceInput
      {...props}
      isOffered={({ id }) => others.has(id)}
      nameOf={({ id, name }) => {
        const one = others.get(id);
        return one ? texts.printerAt({ name, address: placeOf(one) }) : name;
      }}
      hint={
        device === null ? texts.deviceFirst : name && texts.standIns({ count: others.size, device: name })
      }
    />
  );
}
