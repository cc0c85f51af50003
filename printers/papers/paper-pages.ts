import type { Paper, PaperRow } from '#text/papers/paper.ts';
import type { Measure } from '../label-text.ts';
import { BOTTOM, Desk, LEADING, LEFT, MM, type PaperMark, RIGHT, SMALL, TOP, WIDTH } from './desk.ts';

const LOGO = { width: 55 * MM, height: 20 * MM };
/** The business and the facts below it, at one edge. */
const FACTS = 78 * MM;
const LETTERHEAD = FACTS;
const ADDRESS = WIDTH - FACTS - 8 * MM;
/** Right edges of the columns of numbers, and how wide each is. */
const COLUMNS = { quantity: 19 * MM, price: 27 * MM, rate: 15 * MM, amount: 27 * MM };
const NAME = WIDTH - COLUMNS.quantity - COLUMNS.price - COLUMNS.rate - COLUMNS.amount - 3 * MM;
/** The sums and the taxes below them, at one edge. */
const SUMS = 110 * MM;
const TAXES = SUMS;
const QR = 32 * MM;

const BODY = 9.5;

/** Lays out a paper on pages of A4. The heads of the table come again on every page, with the title above them. */
export function layOutPaper(paper: Paper, hasLogo: boolean, measure: Measure): PaperMark[][] {
  const desk = new Desk(paper, measure, tableHead);
  head(desk, hasLogo);
  addressAndFacts(desk);
  titleAndNotes(desk);
  items(desk);
  sums(desk);
  taxes(desk);
  remarks(desk);
  signature(desk);
  return desk.finished();
}

/** Logo or name on the left, the business on the right. */
function head(desk: Desk, hasLogo: boolean): void {
  const { name, lines } = desk.paper.letterhead;
  let left = TOP;
  if (hasLogo) {
    desk.mark({ kind: 'logo', x: LEFT, y: TOP, ...LOGO });
    left += LOGO.height;
  } else {
    const setting = { size: 20, isBold: true };
    const shown = desk.wrapped(name, WIDTH - LETTERHEAD - 6 * MM, setting);
    left = desk.lines(shown, LEFT, setting);
  }
  const x = RIGHT - LETTERHEAD;
  let right = TOP;
  if (hasLogo) {
    const setting = { size: 10.5, isBold: true };
    right = desk.lines(desk.wrapped(name, LETTERHEAD, setting), x, setting) + 2;
  }
  const small = { size: 8.5, isMuted: true };
  right = desk.lines(
    lines.flatMap((line) => desk.wrapped(line, LETTERHEAD, small)),
    x,
    small,
    right,
  );
  desk.y = Math.max(left, right) + 9 * MM;
}

function addressAndFacts(desk: Desk): void {
  const { recipient, facts } = desk.paper;
  const size = { size: 10 };
  const left = desk.lines(
    recipient.flatMap((line) => desk.wrapped(line, ADDRESS, size)),
    LEFT,
    size,
  );
  const x = recipient.length === 0 ? LEFT : RIGHT - FACTS;
  const labels = Math.max(...facts.map(({ label }) => desk.measure(label, BODY, false))) + 4 * MM;
  let at = desk.y;
  for (const { label, value } of facts) {
    const lines = desk.wrapped(value, FACTS - labels, { size: BODY });
    desk.text(label, x, { size: BODY, isMuted: true }, at);
    at = desk.lines(lines, x + labels, { size: BODY }, at);
  }
  desk.y = Math.max(left, at) + 9 * MM;
}

function titleAndNotes(desk: Desk): void {
  const { title, mark, notes } = desk.paper;
  const large = { size: 17, isBold: true };
  desk.y = desk.lines(desk.wrapped(title, WIDTH, large), LEFT, large) + 3;
  if (mark) desk.y = desk.lines(desk.wrapped(mark, WIDTH, BOLD), LEFT, BOLD) + 3;
  for (const note of notes)
    desk.y = desk.lines(desk.wrapped(note, WIDTH, { size: BODY }), LEFT, { size: BODY }) + 3;
  desk.y += 10;
}

const BOLD = { size: BODY, isBold: true };

const EDGE = {
  price: LEFT + COLUMNS.quantity + NAME + COLUMNS.price,
  rate: LEFT + COLUMNS.quantity + NAME + COLUMNS.price + COLUMNS.rate,
};

function tableHead(desk: Desk): void {
  const { quantity, name, price, rate, amount } = desk.paper.head;
  const small = { size: SMALL, isMuted: true };
  desk.text(quantity, LEFT, small);
  desk.text(name, LEFT + COLUMNS.quantity, small);
  desk.text(price, EDGE.price, { ...small, isRight: true });
  desk.text(rate, EDGE.rate, { ...small, isRight: true });
  desk.text(amount, RIGHT, { ...small, isRight: true });
  desk.y += SMALL * LEADING + 2;
  desk.rule(0.8);
  desk.y += 5;
}

function items(desk: Desk): void {
  tableHead(desk);
  desk.isInTable = true;
  for (const [index, row] of desk.paper.rows.entries()) item(desk, row, index);
  desk.isInTable = false;
}

function item(desk: Desk, row: PaperRow, index: number): void {
  const names = desk.wrapped(row.name, NAME, { size: BODY, isBold: true });
  const details = row.details.flatMap((detail) =>
    desk.wrapped(detail, NAME + COLUMNS.price, { size: SMALL }),
  );
  const line = BODY * LEADING;
  const whole = names.length * line + details.length * SMALL * LEADING + 8;
  // An item stays together, but for one that fills most of a page.
  const isFirst = desk.room(Math.min(whole, (BOTTOM - TOP) / 2)) || index === 0;
  if (!isFirst) desk.rule(0.4);
  desk.y += 4;
  desk.lines(desk.wrapped(row.quantity, COLUMNS.quantity - 4, { size: BODY }), LEFT, { size: BODY });
  desk.text(row.price, EDGE.price, { size: BODY, isRight: true });
  desk.text(row.rate, EDGE.rate, { size: BODY, isRight: true, isMuted: true });
  desk.text(row.amount, RIGHT, { size: BODY, isRight: true });
  desk.y = desk.lines(names, LEFT + COLUMNS.quantity, BOLD);
  for (const detail of details) {
    desk.room(SMALL * LEADING);
    desk.y = desk.lines([detail], LEFT + COLUMNS.quantity, { size: SMALL, isMuted: true });
  }
  desk.y += 4;
}

function sums(desk: Desk): void {
  const { sums: all } = desk.paper;
  desk.room(all.length * 20 + 6);
  desk.rule(0.8);
  desk.y += 6;
  const x = RIGHT - SUMS;
  for (const { label, value, isStrong } of all) {
    const setting = isStrong ? { size: 12.5, isBold: true } : { size: BODY };
    const room = SUMS - desk.measure(value, setting.size, isStrong) - 8;
    const lines = desk.wrapped(label, room, setting);
    if (isStrong) desk.y += 3;
    desk.text(value, RIGHT, { ...setting, isRight: true });
    desk.y = desk.lines(lines, x, setting) + 2;
  }
  desk.y += 6;
}

function taxes(desk: Desk): void {
  const { taxes: rows } = desk.paper;
  if (rows.length === 0) return;
  const line = SMALL * LEADING + 1.5;
  desk.room(rows.length * line + 12);
  const x = RIGHT - TAXES;
  const step = (TAXES - 22 * MM) / 3;
  for (const [index, [rate, ...amounts]] of rows.entries()) {
    const setting = { size: SMALL, isMuted: index === 0 };
    desk.text(rate, x, setting);
    for (const [column, amount] of amounts.entries())
      desk.text(amount, x + 22 * MM + step * (column + 1), { ...setting, isRight: true });
    desk.y += line;
    if (index > 0) continue;
    desk.rule(0.5, x, TAXES);
    desk.y += 3;
  }
  desk.y += 8;
}

function remarks(desk: Desk): void {
  for (const remark of desk.paper.remarks) {
    const lines = desk.wrapped(remark, WIDTH, { size: 9 });
    desk.room(lines.length * 9 * LEADING);
    desk.y = desk.lines(lines, LEFT, { size: 9 }) + 4;
  }
}

function signature(desk: Desk): void {
  const { signature: signed } = desk.paper;
  if (!signed) return;
  const size = 7;
  const label = 32 * MM;
  const width = WIDTH - QR - label - 8 * MM;
  const facts = signed.facts.map(({ label: name, value }) => ({
    name,
    lines: desk.wrapped(value, width, { size }),
  }));
  const height = facts.reduce((sum, { lines }) => sum + lines.length * size * LEADING, 0);
  desk.y += 6;
  desk.room(Math.max(height, QR) + 8);
  desk.mark({ kind: 'qr', x: RIGHT - QR, y: desk.y, size: QR, data: signed.code });
  let at = desk.y;
  for (const { name, lines } of facts) {
    desk.text(name, LEFT, { size, isMuted: true }, at);
    at = desk.lines(lines, LEFT + label, { size }, at);
  }
  desk.y = Math.max(at, desk.y + QR);
}
