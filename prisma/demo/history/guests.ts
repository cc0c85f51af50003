import type { Dice } from './dice.ts';

export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
}

const FIRST_NAMES = [
  'Anna',
  'Bernhard',
  'Christa',
  'Daniel',
  'Elfriede',
  'Felix',
  'Gabriele',
  'Hannes',
  'Ingrid',
  'Jakob',
  'Katharina',
  'Lukas',
  'Magdalena',
  'Norbert',
  'Petra',
  'Roman',
  'Sabine',
  'Theresa',
  'Valentin',
  'Waltraud',
] as const;

const LAST_NAMES = [
  'Aigner',
  'Brunner',
  'Dorner',
  'Ebner',
  'Fuchs',
  'Gruber',
  'Haider',
  'Jandl',
  'Kainz',
  'Lechner',
  'Moser',
  'Nowak',
  'Pichler',
  'Reiter',
  'Steiner',
  'Thaler',
  'Wallner',
  'Zeiler',
] as const;

const STREETS = [
  'Bahnstraße',
  'Kirchengasse',
  'Kamptalweg',
  'Lindenallee',
  'Mühlgasse',
  'Rosenhügel',
  'Schulgasse',
  'Wiener Straße',
] as const;

/** One of some hundred invented people; the domain of their addresses exists for examples only. */
export function guestOf(dice: Dice): Guest {
  const firstName = dice.one(FIRST_NAMES);
  const lastName = dice.one(LAST_NAMES);
  const number = String(1_000 + FIRST_NAMES.indexOf(firstName) * 40 + LAST_NAMES.indexOf(lastName));
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: `+4366055${number}`,
    street: `${dice.one(STREETS)} ${dice.between(1, 48)}`,
  };
}
