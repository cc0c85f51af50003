import type { InputProps } from '../crud/inputs/input-props.ts';
import { KnownIdentifierInput } from './known-identifier-input.tsx';
import * as texts from './texts.ts';

export function BlockIdentifierInput(props: InputProps<string>) {
  return (
    <KnownIdentifierInput {...props} known={texts.BLOCK_PLACES} unknown={texts.unknownBlockIdentifier} />
  );
}

export function NavigationIdentifierInput(props: InputProps<string>) {
  return (
    <KnownIdentifierInput
      {...props}
      known={texts.NAVIGATION_PLACES}
      unknown={texts.unknownNavigationIdentifier}
    />
  );
}
