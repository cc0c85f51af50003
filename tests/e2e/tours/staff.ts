import { cardOn, closeDetail, openDetail, signIn } from '../board.ts';
import { inHours, placeByApi, placeDelivery, stepByApi } from '../by-api.ts';
import { pressInOverlay } from '../customer.ts';
import type { Tour } from './tour.ts';

/** Signing in, the board with its dialogs, the history. */
export const staff: Tour = async (stage, visitor, look) => {
  const { page } = visitor;
  visitor.allow(/401/);
  await page.goto('/backend/login');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
  await look('login');
  await page.getByLabel(/^E-Mail/).fill('niemand@example.com');
  await page.getByLabel(/^Passwort/).fill('falsch-falsch');
  await visitor.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await page.getByText('Ungültige Zugangsdaten.').waitFor();
  await look('login-refused');
  await visitor.press(page.getByRole('button', { name: 'Anmeldelink per E-Mail erhalten' }));
  await look('login-link');
  await page.getByLabel(/^E-Mail/).fill('niemand@example.com');
  await visitor.press(page.getByRole('button', { name: 'Link anfordern' }));
  await page.getByText('Bitte sehen Sie in Ihrem Postfach nach.').waitFor();
  await look('login-link-sent');
  const first = await placeDelivery(stage, {
    comment: 'Achtung: Nussallergie! Bitte keine Spuren von Nüssen.',
  });
  await placeByApi(stage, {
    firstName: 'Maximilian-Alexander',
    lastName: 'Freiherr von Österreicher-Müllner',
    comment: 'Bitte schneiden.',
  });
  const third = await placeByApi(stage);
  await stepByApi(stage, third, 'confirm');
  const fourth = await placeDelivery(stage);
  await stepByApi(stage, fourth, 'confirm');
  await stepByApi(stage, fourth, 'in-delivery');
  const fifth = await placeByApi(stage);
  await stepByApi(stage, fifth, 'confirm', { counterAppointment: inHours(30) });
  await signIn(visitor);
  // It is for later (R174): a phone, with nothing to answer now, starts on another lane.
  await cardOn(visitor, 'new', first.ticket);
  await look('board');
  await openDetail(visitor, 'new', first.ticket);
  await look('board-detail');
  await visitor.press(page.getByRole('button', { name: 'Anderer Termin' }));
  await look('board-propose');
  await pressInOverlay(visitor, 'Schließen');
  await visitor.press(page.getByRole('button', { name: 'Ablehnen', exact: true }));
  await look('board-reject');
  await pressInOverlay(visitor, 'Schließen');
  await visitor.press(page.getByRole('button', { name: 'Beleg ansehen' }));
  await look('board-receipt-preview');
  await pressInOverlay(visitor, 'Schließen');
  await closeDetail(visitor, first.ticket);
  await openDetail(visitor, 'kitchen', third.ticket);
  await page.getByText('Gedruckt (Theke)').first().waitFor();
  await look('board-detail-confirmed');
  await visitor.press(page.getByRole('button', { name: 'Stornieren', exact: true }));
  await look('board-cancel');
  await pressInOverlay(visitor, 'Schließen');
  await closeDetail(visitor, third.ticket);
  await visitor.press(page.getByRole('button', { name: /^Heute erledigt/ }));
  await look('board-finished-today');
  await pressInOverlay(visitor, 'Schließen');
  await visitor.press(page.getByRole('button', { name: /^Ton: / }));
  await look('board-sound');
  await page.keyboard.press('Escape');
  await visitor.press(page.getByRole('button', { name: /^Angemeldet: / }));
  await look('board-staff-menu');
  await visitor.press(page.getByRole('button', { name: 'Tastenkürzel' }));
  await look('board-shortcuts');
  await pressInOverlay(visitor, 'Schließen');
  await page.goto('/backend#/history');
  await page.getByRole('heading', { level: 1, name: 'Verlauf' }).waitFor();
  await page.getByText('Maximilian-Alexander').filter({ visible: true }).first().waitFor();
  await look('history');
  await page.goto('/backend#/gibt-es-nicht');
  await page.getByText('Diese Seite gibt es nicht').waitFor();
  await look('backend-not-found');
};
