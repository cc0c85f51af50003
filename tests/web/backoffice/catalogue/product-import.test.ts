import { parse } from 'papaparse';
import { describe, expect, test } from 'vitest';
import { PRODUCT_WIRE } from '#domain/catalogue/product.ts';
import { csvDocument } from '#domain/text/csv.ts';
import type { ProductRow } from '#entities/product.ts';
import { ct, product } from '#tests/factories.ts';
import {
  type Cell,
  COLUMNS,
  cellOf,
  columnOf,
  readCell,
} from '#web/backoffice/catalogue/transfer/columns.ts';
import { sentRow } from '#web/backoffice/catalogue/transfer/import-run.ts';
import { importPlan } from '#web/backoffice/catalogue/transfer/plan.ts';

const BREAD: ProductRow = PRODUCT_WIRE.toWire(
  product({
    id: 7,
    uid: '1001',
    name: 'Bauernbrot',
    description: '- mit Kümmel\n- aus dem Holzofen',
    price: ct(490),
    tax: 10,
    maximumQuantity: 20,
  }),
);
const HEADS = ['Artikelnummer', 'Name', 'Preis'];
/** Those that a new product needs. */
const NEW = [...HEADS, 'Steuersatz Lieferung'];
const planOf = (...rows: Cell[][]) => importPlan(rows, [BREAD]);
const only = (...rows: Cell[][]) => planOf(...rows).rows[0];

describe('a cell', () => {
  test.each<[string, Cell, unknown]>([
    ['Preis', '4,90', { value: 4.9 }],
    ['Preis', '4,90 €', { value: 4.9 }],
    ['Preis', ' 1.234,50 ', { value: 1234.5 }],
    ['Preis', 4.9, { value: 4.9 }],
    ['Preis', 'vier', { error: '„vier“ ist keine Zahl.' }],
    ['Preis', '', { isKept: true }],
    ['Steuersatz Lieferung', '10 %', { value: 10 }],
    ['Steuersatz Abholung', '', { value: null }],
    ['Name', '  Brezel ', { value: 'Brezel' }],
    ['Name', 4711, { value: '4711' }],
    ['Beschreibung', "'- mit Salz", { value: '- mit Salz' }],
    ['Beschreibung', '', { value: '' }],
    ['Aktiv', 'ja', { value: true }],
    ['Aktiv', 'NEIN', { value: false }],
    ['Aktiv', true, { value: true }],
    ['Aktiv', 'vielleicht', { error: 'Bitte schreiben Sie „Ja“ oder „Nein“.' }],
    ['Einheit', 'kilogramm', { value: 'kilogram' }],
    ['Einheit', 'kilogram', { value: 'kilogram' }],
    ['Einheit', 'kg', { value: 'kilogram' }],
    ['Einheit', 'Stk.', { value: 'amount' }],
    ['Einheit', '1 Port.', { value: 'serving' }],
    ['Einheit', '100 g', { value: 'kilogram', priceFactor: 10 }],
    ['Einheit', '500ml', { value: 'liter', priceFactor: 2 }],
    ['Einheit', '10 dag', { value: 'kilogram', priceFactor: 10 }],
    ['Art', 'Menü', { error: '„Menü“ gibt es hier nicht. Möglich sind: Einfach, Konfigurierbar, Paket.' }],
    [
      'Artikelnummer',
      new Date(0),
      { error: 'Hier steht ein Datum. Bitte formatieren Sie die Zelle als Text.' },
    ],
  ])('of %s holds %j', (heading, cell, reading) => {
    const column = columnOf(heading);
    expect(column && readCell(cell, column)).toEqual(reading);
  });
});

test.each(['Artikelnummer', 'artikelnummer *', 'ARTIKEL-NUMMER', 'uid'])('%j is the number', (heading) => {
  expect(columnOf(heading)?.name).toBe('uid');
});

describe('a row', () => {
  test('with an unknown number is a new product', () => {
    expect(only(NEW, ['2000', 'Brezel', '1,20', '10 %'])).toMatchObject({
      kind: 'created',
      line: 2,
      values: { uid: '2000', name: 'Brezel', price: 1.2, tax: 10 },
      errors: [],
    });
  });

  test('with a known number changes what differs, and nothing else', () => {
    expect(only([...HEADS, 'Höchstmenge'], ['1001', 'Bauernbrot', '5,10', ''])?.values).toEqual({
      price: 5.1,
      maximumQuantity: null,
    });
    expect(only(HEADS, ['1001', 'Bauernbrot', '5,10'])).toMatchObject({
      kind: 'changed',
      differences: [{ header: 'Preis', before: '4,90', after: '5,10' }],
    });
  });

  test('that matches what is stored changes nothing', () => {
    expect(only(HEADS, [1001, 'Bauernbrot', 4.9])?.kind).toBe('unchanged');
  });

  test.each<[string, Cell[], string, string]>([
    ['no name', ['2000', '', '1,20'], 'Name', 'Bitte füllen Sie dieses Feld aus.'],
    ['no price', ['2000', 'Brezel', ''], 'Preis', 'Bitte füllen Sie dieses Feld aus.'],
    ['an invalid price', ['2000', 'Brezel', 'x'], 'Preis', '„x“ ist keine Zahl.'],
    ['no number', ['', 'Brezel', '1,20'], 'Artikelnummer', 'Bitte füllen Sie dieses Feld aus.'],
    ['a number with spaces', ['20 00', 'Brezel', '1'], 'Artikelnummer', 'Diese Angabe ist ungültig.'],
    ['a negative price', ['1001', 'Bauernbrot', '-1'], 'Preis', 'Diese Angabe ist zu klein (mindestens 0).'],
  ])('with %s is wrong, and says where', (_name, row, header, text) => {
    expect(only(NEW, [...row, 10])).toMatchObject({ kind: 'wrong', errors: [{ header, text }] });
  });

  test('with contradictory limits is wrong, as in the form', () => {
    const row = only(['Artikelnummer', 'Mindestmenge'], ['1001', '30']);
    expect(row?.errors.map(({ header }) => header)).toEqual(['Höchstmenge']);
  });

  test('whose number came before is wrong', () => {
    const { rows } = planOf(NEW, ['2000', 'Brezel', 1, 10], [], ['2000', 'Laugenstange', 2, 10]);
    expect(rows.map(({ kind, line }) => [kind, line])).toEqual([
      ['created', 2],
      ['wrong', 4],
    ]);
    expect(rows[1]?.errors[0]?.text).toBe('Diese Artikelnummer steht schon in Zeile 2.');
  });
});

describe('a unit with an amount', () => {
  const heads = [...NEW, 'Einheit'];

  test('makes its price that of the whole unit', () => {
    const row = only(heads, ['3000', 'Schinken', '2,95', 10, '100 g']);
    expect(row?.values).toMatchObject({ price: 29.5, unit: 'kilogram' });
    expect(row?.errors).toEqual([]);
  });

  test('needs a price', () => {
    expect(only(heads, ['1001', 'Bauernbrot', '', 10, '100 g'])?.errors).toMatchObject([
      { header: 'Einheit' },
    ]);
  });

  test.each(['300 g', '3 Stk', '100 Kisten'])('%s is refused', (unit) => {
    expect(only(heads, ['3000', 'Schinken', '2,95', 10, unit])?.kind).toBe('wrong');
  });
});

describe('a table', () => {
  test.each<[string, Cell[][], string | null]>([
    ['empty', [], 'Die Datei ist leer.'],
    ['without rows', [HEADS], 'Die Datei enthält keine Zeilen mit Produkten.'],
    [
      'without numbers',
      [
        ['Name', 'Preis'],
        ['Brezel', 1],
      ],
      'Die Spalte „Artikelnummer“ fehlt. In der ersten Zeile stehen: Name, Preis.',
    ],
    ['with a column twice', [['Artikelnummer', 'Preis', 'preis']], 'Die Spalte „Preis“ kommt zweimal vor.'],
    ['that begins with an empty line', [[''], HEADS, ['2000', 'Brezel', 1]], null],
  ])('%s', (_name, table, refusal) => expect(importPlan(table, []).refusal).toBe(refusal));

  test('names unknown columns', () => {
    expect(planOf([...HEADS, 'Lagerplatz'], ['2000', 'Brezel', 1, 'A3']).unknown).toEqual(['Lagerplatz']);
  });

  test('that was exported and not edited changes nothing', () => {
    const rows = [COLUMNS.map(({ header }) => header), COLUMNS.map((column) => cellOf(BREAD, column))];
    const text = csvDocument(rows);
    const back = parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true }).data;
    expect(importPlan(back, [BREAD]).rows.map(({ kind, errors }) => [kind, errors])).toEqual([
      ['unchanged', []],
    ]);
  });
});

describe('categories', () => {
  const heads = ['Artikelnummer', 'Kategorien'];
  const listed = { ...BREAD, categories: 'Brot; Jause' };
  const plan = (cell: string) =>
    importPlan([heads, ['1001', cell]], [listed], { categories: ['Brot', 'Jause', 'Saft, Limo'] });

  test.each<[string, string, string | undefined, string[]]>([
    ['the same in another order and case', 'jause; BROT', undefined, []],
    ['others', 'Brot', 'Brot', []],
    ['one whose name has a comma', 'Saft, Limo', 'Saft, Limo', []],
    ['one that is new', 'Brot | Mehl', 'Brot; Mehl', ['Mehl']],
    ['none', '', '', []],
  ])('%s', (_name, cell, wanted, fresh) => {
    const { rows, newCategories } = plan(cell);
    expect(rows[0]?.values.categories).toBe(wanted);
    expect(rows[0]?.kind).toBe(wanted === undefined ? 'unchanged' : 'changed');
    expect(newCategories).toEqual(fresh);
  });
});

describe('the tax rate of a new product', () => {
  const RATES: Readonly<Record<string, number>> = { Brot: 10, Bier: 20, Mehl: 10 };
  const planned = (heads: Cell[], row: Cell[]) =>
    importPlan([heads, row], [BREAD], {
      categories: ['Brot', 'Bier', 'Mehl', 'Ohne Satz'],
      taxOf: (category) => RATES[category] ?? null,
    }).rows[0];

  test.each<[string, Cell[], number]>([
    ['that of its category', ['2000', 'Brezel', 1, '', 'brot'], 10],
    ['that of categories that agree', ['2000', 'Brezel', 1, '', 'Brot; Mehl'], 10],
    ['what the file says', ['2000', 'Brezel', 1, '20', 'Brot'], 20],
    ['0 % where the file says so', ['2000', 'Gutschein', 10, '0', 'Brot'], 0],
  ])('is %s', (_what, row, tax) => {
    expect(planned([...NEW, 'Kategorien'], row)).toMatchObject({ kind: 'created', values: { tax } });
  });

  test.each<[string, Cell[], Cell[]]>([
    ['without column and category', HEADS, ['2000', 'Brezel', 1]],
    ['with a category that has none', [...HEADS, 'Kategorien'], ['2000', 'Brezel', 1, 'Ohne Satz']],
    ['with categories that differ', [...HEADS, 'Kategorien'], ['2000', 'Brezel', 1, 'Brot; Bier']],
  ])('is missing %s, and the line says so', (_what, heads, row) => {
    expect(planned(heads, row)).toMatchObject({
      kind: 'wrong',
      errors: [
        {
          header: 'Steuersatz Lieferung',
          text: 'Der Steuersatz fehlt. Füllen Sie die Spalte aus, oder nennen Sie eine Kategorie, die einen Satz hat.',
        },
      ],
    });
  });

  test('of a stored product stays, whatever its category', () => {
    const row = planned([...HEADS, 'Kategorien'], ['1001', 'Bauernbrot', 4.9, 'Bier']);
    expect([row?.kind, row?.values]).toEqual(['changed', { categories: 'Bier' }]);
  });
});

test('headings that are unknown can be assigned to columns', () => {
  const table = [
    ['Nr', 'Bezeichnung'],
    ['1001', 'Landbrot'],
  ];
  expect(importPlan(table, [BREAD]).refusal).toMatch('Artikelnummer');
  const mapping = { Nr: 'uid', Bezeichnung: 'name' };
  const { rows, unknown, refusal } = importPlan(table, [BREAD], { mapping });
  expect([refusal, unknown]).toEqual([null, []]);
  expect(rows[0]).toMatchObject({ kind: 'changed', values: { name: 'Landbrot' } });
});

describe('the server gets', () => {
  const heads = [...HEADS, 'Steuersatz Lieferung', 'Kategorien'];
  const known = ['Brot', 'Speck, Käse'];
  const sent = (...cells: Cell[]) => {
    const { rows } = importPlan([heads, cells], [BREAD], { categories: known });
    return rows.map((row) => sentRow(row, known));
  };

  test('a new product with everything in the file', () =>
    expect(sent('2000', 'Brezel', '1,20', '10', 'neu; brot')).toEqual([
      {
        line: 2,
        name: 'Brezel',
        values: { uid: '2000', name: 'Brezel', price: 1.2, tax: 10 },
        categories: ['Brot', 'neu'],
      },
    ]));

  test('of a stored one what differs, and the version that it was compared with', () =>
    expect(sent('1001', 'Bauernbrot', '5,20', '10', '')).toEqual([
      { line: 2, name: 'Bauernbrot', values: { price: 5.2 }, id: 7, updatedAt: BREAD.updatedAt },
    ]));

  test('a category whose name has a comma as one', () =>
    expect(sent('2000', 'Brezel', '1,20', '10', 'speck, käse')).toMatchObject([
      { categories: ['Speck, Käse'] },
    ]));
});

test('a file with more than the server takes at once is refused', () => {
  const rows = Array.from({ length: 10_001 }, (_, n): Cell[] => [`n${n}`, 'Brezel', '1,20', '10']);
  expect(planOf(NEW, ...rows.slice(1)).refusal).toBeNull();
  expect(planOf(NEW, ...rows).refusal).toMatch(/mehr als 10000 Produkte/);
});
