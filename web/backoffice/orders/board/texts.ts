import { message } from '#text/message.ts';
import type { LaneId } from '../lanes.ts';

export {
  allergyNote,
  asap,
  commandAloud,
  comment,
  orderAloud,
  reject,
  working,
} from '../texts.ts';

export const printTrouble = 'Druckproblem';
export const proposalSent = 'Terminvorschlag gesendet, wartet auf den Kunden';
export const confirmWish = 'Wunschtermin bestätigen';
export const lanes = 'Spalten';
export const title = 'Bestellungen';
export const loading = 'Bestellungen werden geladen …';
export const LANE_NAMES: Readonly<Record<LaneId, string>> = {
  new: 'Neu',
  kitchen: 'In Zubereitung',
  ready: 'Unterwegs & abholbereit',
  later: 'Später',
};
/** Short forms for tight spaces. */
export const LANE_TABS: Readonly<Record<LaneId, string>> = {
  new: LANE_NAMES.new,
  kitchen: 'Zubereitung',
  ready: 'Fertig',
  later: LANE_NAMES.later,
};
export const EMPTY_LANES: Readonly<Record<LaneId, string>> = {
  new: 'Keine neuen Bestellungen',
  kitchen: 'Nichts in Zubereitung',
  ready: 'Nichts unterwegs oder abholbereit',
  later: 'Keine Vorbestellungen',
};
export const DRAWERS = { finished: 'Heute erledigt', missed: 'Verpasst' };
export const EMPTY_DRAWERS = {
  finished: 'Heute ist noch keine Bestellung abgeschlossen.',
  missed: 'Keine verpassten Bestellungen.',
};
export const unanswered = message('Nicht beantwortet {age}');
export const received = message('Eingegangen {age}');
export const ringsAt = message('Meldet sich: {when}');
export const plannedAt = message('Eingeplant, Beginn: {when}');
export const keysUpDown = '↑ ↓ oder K J';
export const toCard = 'Karte davor, Karte danach';
export const toLane = 'Spalte links, Spalte rechts';
export const openOrder = 'Bestellung öffnen';
export const goOn = 'Bestätigen oder einen Schritt weiter';
export const keyWithoutCard = 'B ohne gewählte Karte';
export const confirmOldest = 'Älteste neue Bestellung bestätigen';
export const proposeTime = 'Anderen Termin vorschlagen';
export const printReceipt = 'Beleg drucken';
export const close = 'Schließen';
export const thisHelp = 'Diese Übersicht';
export const moreItems = message('und {rest} weitere');
export const fullScreen = 'Vollbild';
export const leaveFullScreen = 'Vollbild beenden';
