import type { InputProps } from '../crud/inputs/input-props.ts';
import { KnownIdentifierInput } from './known-identifier-input.tsx';
import { BLOCK_PLACES, NAVIGATION_PLACES } from './known-places.ts';

export function BlockIdentifierInput(props: InputProps<string>) {
  return (
    <KnownIdentifierInput
      {...props}
      known={BLOCK_PLACES}
      unknown="Der Shop zeigt Inhalte mit dieser Kennung nirgends von selbst; andere Programme können sie lesen."
    />
  );
}

export function NavigationIdentifierInput(props: InputProps<string>) {
  return (
    <KnownIdentifierInput
      {...props}
      known={NAVIGATION_PLACES}
      unknown="Der Shop zeigt Menüs mit dieser Kennung nirgends von selbst; andere Programme können sie lesen."
    />
  );
}
