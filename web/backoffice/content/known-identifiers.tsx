import type { InputProps } from '../crud/inputs/input-props.ts';
import { KnownIdentifierInput, type KnownIdentifiers } from './known-identifier-input.tsx';

const BLOCKS: KnownIdentifiers = {
  home: { name: 'Startseite', place: 'Steht unten auf der Startseite.' },
  custom_site: { name: 'Alle Seiten', place: 'Steht am Ende jeder Seite der Art „Seite“.' },
  custom_vacancy: { name: 'Alle Stellen', place: 'Steht am Ende jeder Seite der Art „Stelle“.' },
  custom_party_service: {
    name: 'Partyservice',
    place: 'Steht am Ende jeder Seite der Art „Partyservice“.',
  },
  custom_configurator: {
    name: 'Konfigurator',
    place: 'Steht am Ende jeder Seite der Art „Konfigurator“.',
  },
};

const NAVIGATIONS: KnownIdentifiers = {
  header: { name: 'Kopf des Shops', place: 'Das Menü oben auf jeder Seite, am Handy hinter dem Menüknopf.' },
  footer: { name: 'Fuß des Shops', place: 'Die Links unten auf jeder Seite; Gruppen werden zu Spalten.' },
};

export function BlockIdentifierInput(props: InputProps<string>) {
  return (
    <KnownIdentifierInput
      {...props}
      known={BLOCKS}
      unknown="Der Shop zeigt Inhalte mit dieser Kennung nirgends von selbst; andere Programme können sie lesen."
    />
  );
}

export function NavigationIdentifierInput(props: InputProps<string>) {
  return (
    <KnownIdentifierInput
      {...props}
      known={NAVIGATIONS}
      unknown="Der Shop zeigt Menüs mit dieser Kennung nirgends von selbst; andere Programme können sie lesen."
    />
  );
}
