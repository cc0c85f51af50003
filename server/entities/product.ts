import { z } from 'zod';
import type { AlternativeUnit, ConfigPart, Modifier, PartType, PricingMode } from '#domain/product.ts';
import { UNITS, type UnitId } from '#domain/units.ts';
import type { Wire } from '#domain/wire.ts';
import { entity, type Row } from './entity.ts';
import {
  choice,
  hours,
  id,
  identifier,
  money,
  multiline,
  number,
  optionalChoice,
  optionalNumber,
  optionalPercent,
  percent,
  pictures,
  shaped,
  text,
  toggle,
} from './fields.ts';

const UNIT_NAMES = Object.fromEntries(Object.values(UNITS).map((unit) => [unit.id, unit.name])) as Record<
  UnitId,
  string
>;
const PRICING: Record<PricingMode, string> = { fixed: 'Exakt', approximate: 'Ungefähr', minimum: 'Minimum' };
const PART_TYPES: readonly PartType[] = [
  'select',
  'multiselect',
  'text',
  'textarea',
  'file',
  'files',
  'image',
  'images',
];
const MODIFIERS: readonly Modifier[] = ['add', 'subtract', 'overwrite'];

const unit = z.enum(Object.keys(UNIT_NAMES) as UnitId[]);
const quantity = z.number().min(0).max(10_000).nullable();

const alternativeUnit: z.ZodType<AlternativeUnit, AlternativeUnit> = z.strictObject({
  unit,
  ratio: z.number().positive().nullable(),
  calculationModel: z.enum(['fixed', 'approximate', 'minimum']).nullable(),
  minimumQuantity: quantity,
  maximumQuantity: quantity,
  quantityStepSize: quantity,
});

const step: z.ZodType<Wire<ConfigPart>, Wire<ConfigPart>> = z.strictObject({
  name: z.string().min(1).max(255),
  description: z.string().max(2_000),
  type: z.enum(PART_TYPES),
  optional: z.boolean(),
  options: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(255),
        modifier: z.enum(MODIFIERS),
        value: z.number().min(0).max(1_000_000),
      }),
    )
    .max(500),
});

export const product = entity({
  name: 'product',
  path: '/products',
  label: { one: 'Produkt', many: 'Produkte', gender: 'neuter' },
  fields: {
    uid: identifier('Artikelnummer'),
    name: text('Name'),
    description: multiline('Beschreibung'),
    allergens: text('Allergene', 2_000),
    price: money('Preis'),
    type: choice('Art', { simple: 'Einfach', configurable: 'Konfigurierbar', bundle: 'Paket' }),
    images: pictures(),
    unit: choice('Einheit', UNIT_NAMES),
    alternativeUnits: shaped('Weitere Einheiten', 'alternative-units', z.array(alternativeUnit).max(30)),
    minimumQuantity: optionalNumber('Mindestmenge'),
    maximumQuantity: optionalNumber('Höchstmenge'),
    quantityStepSize: optionalNumber('Schrittweite'),
    defaultQuantity: optionalNumber('Voreingestellte Menge'),
    defaultUnit: optionalChoice('Voreingestellte Einheit', UNIT_NAMES),
    isStepByStep: toggle('Schritt für Schritt'),
    pricing: choice('Preisart', PRICING),
    calculationModel: optionalChoice('Berechnungsart', PRICING),
    tax: percent('Steuersatz Lieferung'),
    takeawayTax: optionalPercent('Steuersatz Abholung'),
    dineInTax: optionalPercent('Steuersatz Vor Ort'),
    isEnabled: toggle('Aktiv'),
    isPublic: toggle('Öffentlich'),
    schedule: hours('Verfügbarkeit'),
    isVisibleWhenUnavailable: toggle('Auch sichtbar, wenn nicht verfügbar'),
    isPriceHidden: toggle('Preis verbergen'),
    isLeadTimeEnabled: toggle('Vorlaufzeit'),
    leadTimeType: choice('Einheit der Vorlaufzeit', {
      minutes: 'Minuten',
      hours: 'Stunden',
      days: 'Tage',
      weeks: 'Wochen',
    }),
    leadTimeValue: number('Dauer der Vorlaufzeit'),
    content: shaped(
      'Inhalt',
      'content',
      z.strictObject({ type: z.enum(['snack', 'other']), category: z.strictObject({ id }).nullable() }),
    ),
    config: shaped('Schritte', 'steps', z.strictObject({ parts: z.array(step).max(50) })),
  },
  list: {
    columns: ['name', 'price', 'unit', 'isEnabled', 'isPublic'],
    search: ['name', 'description', 'uid', 'allergens'],
    sort: ['id', 'name', 'price', 'uid'],
    filters: ['type', 'isEnabled', 'isPublic', 'uid'],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
});

export type ProductRow = Row<typeof product>;
