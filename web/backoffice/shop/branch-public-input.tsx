import type { InputProps } from '../crud/inputs/input-props.ts';
import { SwitchInput } from '../crud/inputs/plain-inputs.tsx';
import * as texts from './branch-texts.ts';

/** Whether guests see a branch, and what it means that they do not. */
export function BranchPublicInput(props: InputProps<boolean>) {
  return (
    <div>
      <SwitchInput {...props} />
      {!props.value && <p className="text-sm">{texts.notPublic}</p>}
    </div>
  );
}
