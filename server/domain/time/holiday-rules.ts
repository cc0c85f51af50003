import type { Country } from '#domain/contact/country.ts';
import type { Weekday } from './zoned-time.ts';

export interface HolidayRule {
  /** '05-01', 'easter+39', 'wednesday before 11-23', 'sunday after 09-01 +15' (15 days later). */
  day: string;
  name: string;
  /** States or cantons that observe it throughout, separated by spaces; '*' = all. */
  states: string;
  /** Those where only some places observe it, or only by custom. */
  places?: string;
  since?: number;
  until?: number;
  /** Weekdays on which it is not a holiday. */
  unless?: readonly Weekday[];
  /** Moves it a week later in years in which it would fall on this day. */
  evades?: string;
}

/** Names of the German states by ISO 3166-2 code. */
export const GERMAN_STATES: Readonly<Record<string, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
};

/** Names of the Swiss cantons by ISO 3166-2 code. */
export const SWISS_CANTONS: Readonly<Record<string, string>> = {
  AG: 'Aargau',
  AI: 'Appenzell Innerrhoden',
  AR: 'Appenzell Ausserrhoden',
  BE: 'Bern',
  BL: 'Basel-Landschaft',
  BS: 'Basel-Stadt',
  FR: 'Freiburg',
  GE: 'Genf',
  GL: 'Glarus',
  GR: 'Graubünden',
  JU: 'Jura',
  LU: 'Luzern',
  NE: 'Neuenburg',
  NW: 'Nidwalden',
  OW: 'Obwalden',
  SG: 'St. Gallen',
  SH: 'Schaffhausen',
  SO: 'Solothurn',
  SZ: 'Schwyz',
  TG: 'Thurgau',
  TI: 'Tessin',
  UR: 'Uri',
  VD: 'Waadt',
  VS: 'Wallis',
  ZG: 'Zug',
  ZH: 'Zürich',
};

/** The states of a country that have their own holidays. */
export const HOLIDAY_STATES: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  AT: {},
  DE: GERMAN_STATES,
  CH: SWISS_CANTONS,
  LI: {},
};

/** § 7 Abs. 2 Arbeitsruhegesetz (BGBl. Nr. 144/1983): the same in all of Austria. */
const AUSTRIA: readonly HolidayRule[] = [
  { day: '01-01', name: 'Neujahr', states: '*' },
  { day: '01-06', name: 'Heilige Drei Könige', states: '*' },
  { day: 'easter+1', name: 'Ostermontag', states: '*' },
  { day: '05-01', name: 'Staatsfeiertag', states: '*' },
  { day: 'easter+39', name: 'Christi Himmelfahrt', states: '*' },
  { day: 'easter+50', name: 'Pfingstmontag', states: '*' },
  { day: 'easter+60', name: 'Fronleichnam', states: '*' },
  { day: '08-15', name: 'Mariä Himmelfahrt', states: '*' },
  { day: '10-26', name: 'Nationalfeiertag', states: '*' },
  { day: '11-01', name: 'Allerheiligen', states: '*' },
  { day: '12-08', name: 'Mariä Empfängnis', states: '*' },
  { day: '12-25', name: 'Christtag', states: '*' },
  { day: '12-26', name: 'Stefanitag', states: '*' },
];

/**
 * The holiday acts of the states (Feiertagsgesetze der Länder; 3 October: Einigungsvertrag Art. 2 Abs. 2). `places`: Mariä
 * Himmelfahrt in the mostly Catholic communities of Bavaria, Friedensfest in Augsburg, Fronleichnam in some communities of
 * Saxony and Thuringia.
 */
const GERMANY: readonly HolidayRule[] = [
  { day: '01-01', name: 'Neujahr', states: '*' },
  { day: '01-06', name: 'Heilige Drei Könige', states: 'BW BY ST' },
  { day: '03-08', name: 'Internationaler Frauentag', states: 'BE', since: 2019 },
  { day: '03-08', name: 'Internationaler Frauentag', states: 'MV', since: 2023 },
  { day: 'easter-2', name: 'Karfreitag', states: '*' },
  { day: 'easter+0', name: 'Ostersonntag', states: 'BB' },
  { day: 'easter+1', name: 'Ostermontag', states: '*' },
  { day: '05-01', name: 'Tag der Arbeit', states: '*' },
  { day: 'easter+39', name: 'Christi Himmelfahrt', states: '*' },
  { day: 'easter+49', name: 'Pfingstsonntag', states: 'BB' },
  { day: 'easter+50', name: 'Pfingstmontag', states: '*' },
  { day: 'easter+60', name: 'Fronleichnam', states: 'BW BY HE NW RP SL', places: 'SN TH' },
  { day: '08-08', name: 'Augsburger Friedensfest', states: '', places: 'BY' },
  { day: '08-15', name: 'Mariä Himmelfahrt', states: 'SL', places: 'BY' },
  { day: '09-20', name: 'Weltkindertag', states: 'TH', since: 2019 },
  { day: '10-03', name: 'Tag der Deutschen Einheit', states: '*' },
  { day: '10-31', name: 'Reformationstag', states: 'BB MV SN ST TH' },
  { day: '10-31', name: 'Reformationstag', states: 'HB HH NI SH', since: 2018 },
  { day: '11-01', name: 'Allerheiligen', states: 'BW BY NW RP SL' },
  { day: 'wednesday before 11-23', name: 'Buß- und Bettag', states: 'SN' },
  { day: '12-25', name: '1. Weihnachtstag', states: '*' },
  { day: '12-26', name: '2. Weihnachtstag', states: '*' },
];

/**
 * Based on the list of the Federal Office of Justice, 'Gesetzliche Feiertage und Tage, die in der Schweiz wie gesetzliche
 * Feiertage behandelt werden' (bj.admin.ch, Publiservice). Federal law provides only for 1 August (BV Art. 110 Abs. 3);
 * `places` lists cantons where only districts or communities observe the day, or only by custom.
 */
const SWITZERLAND: readonly HolidayRule[] = [
  { day: '01-01', name: 'Neujahr', states: '*' },
  {
    day: '01-02',
    name: 'Berchtoldstag',
    states: 'BE JU TG VD',
    places: 'AG FR GL LU NE OW SH SO ZG ZH',
  },
  { day: '01-06', name: 'Dreikönige', states: 'SZ TI UR', places: 'GR' },
  { day: '03-01', name: 'Jahrestag der Republik', states: 'NE' },
  { day: '03-19', name: 'Josefstag', states: 'NW SZ TI UR VS', places: 'GR LU SO' },
  { day: 'thursday after 04-01', name: 'Näfelser Fahrt', states: 'GL', evades: 'easter-3' },
  {
    day: 'easter-2',
    name: 'Karfreitag',
    states: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG UR VD ZG ZH',
  },
  {
    day: 'easter+1',
    name: 'Ostermontag',
    states: 'AI AR BE BL BS GE GL GR JU SG SH SZ TG TI UR VD ZH',
    places: 'AG FR LU NE NW OW SO VS ZG',
  },
  { day: '05-01', name: 'Tag der Arbeit', states: 'BL BS JU NE SH TG TI ZH' },
  { day: 'easter+39', name: 'Auffahrt', states: '*' },
  {
    day: 'easter+50',
    name: 'Pfingstmontag',
    states: 'AI AR BE BL BS GE GL GR JU SG SH SZ TG TI UR VD ZH',
    places: 'AG FR LU NE NW OW SO VS ZG',
  },
  {
    day: 'easter+60',
    name: 'Fronleichnam',
    states: 'AI JU LU NW OW SZ TI UR VS ZG',
    places: 'AG FR GR NE SO',
  },
  { day: '06-23', name: 'Fest der Unabhängigkeit', states: 'JU' },
  { day: '06-29', name: 'Peter und Paul', states: 'TI' },
  { day: '08-01', name: 'Bundesfeier', states: '*' },
  {
    day: '08-15',
    name: 'Mariä Himmelfahrt',
    states: 'AI JU LU NW OW SZ TI UR VS ZG',
    places: 'AG FR GR SO',
  },
  // The Thursday after the first Sunday, and the Monday after the third one.
  { day: 'sunday after 09-01 +4', name: 'Genfer Bettag', states: 'GE' },
  { day: 'sunday after 09-01 +15', name: 'Bettagsmontag', states: 'VD', places: 'NE' },
  { day: '09-22', name: 'Mauritiustag', states: '', places: 'AI' },
  { day: '09-25', name: 'Bruder Klaus', states: 'OW' },
  {
    day: '11-01',
    name: 'Allerheiligen',
    states: 'AI GL JU LU NW OW SG SZ TI UR VS ZG',
    places: 'AG FR GR SO',
  },
  { day: '12-08', name: 'Mariä Empfängnis', states: 'AI LU NW OW SZ TI UR VS ZG', places: 'AG FR GR' },
  { day: '12-25', name: 'Weihnachten', states: '*' },
  {
    day: '12-26',
    name: 'Stephanstag',
    states: 'BE BL BS GL GR LU SG SH SZ TG TI ZH',
    places: 'AG FR NE NW OW SO UR VS ZG',
  },
  // No holiday if Christmas is a Monday or a Friday: these cantons avoid three days of rest in a row.
  { day: '12-26', name: 'Stephanstag', states: 'AI AR', unless: ['tuesday', 'saturday'] },
  { day: '12-31', name: 'Wiederherstellung der Republik', states: 'GE' },
];

/** Art. 18 Abs. 2 Arbeitsgesetz (LR 822.10); Lichtmess, Josefi and Karfreitag are days off by contract or custom. */
const LIECHTENSTEIN: readonly HolidayRule[] = [
  { day: '01-01', name: 'Neujahr', states: '*' },
  { day: '01-06', name: 'Heilige Drei Könige', states: '*' },
  { day: '02-02', name: 'Mariä Lichtmess', states: '', places: '*' },
  { day: '03-19', name: 'Josefi', states: '', places: '*' },
  { day: 'easter-2', name: 'Karfreitag', states: '', places: '*' },
  { day: 'easter+1', name: 'Ostermontag', states: '*' },
  { day: '05-01', name: 'Tag der Arbeit', states: '*' },
  { day: 'easter+39', name: 'Auffahrt', states: '*' },
  { day: 'easter+50', name: 'Pfingstmontag', states: '*' },
  { day: 'easter+60', name: 'Fronleichnam', states: '*' },
  { day: '08-15', name: 'Staatsfeiertag', states: '*' },
  { day: '09-08', name: 'Mariä Geburt', states: '*' },
  { day: '11-01', name: 'Allerheiligen', states: '*' },
  { day: '12-08', name: 'Mariä Empfängnis', states: '*' },
  { day: '12-25', name: 'Weihnachten', states: '*' },
  { day: '12-26', name: 'Stefanstag', states: '*' },
];

export const HOLIDAY_RULES: Readonly<Record<Country, readonly HolidayRule[]>> = {
  AT: AUSTRIA,
  DE: GERMANY,
  CH: SWITZERLAND,
  LI: LIECHTENSTEIN,
};
