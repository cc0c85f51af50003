import './qr-sheet.css';
import type { CSSProperties } from 'react';
import { QrCode } from '#web/ui/qr-code.tsx';
import * as texts from './texts.ts';

export interface QrTable {
  id: number;
  identifier: string;
  address: string;
}

export interface QrFormat {
  label: string;
  columns: number;
  rows: number;
  /** The sizes of a card's parts; shop, code, table and text must fit into its height, a long name on two lines. */
  scale: number;
}

export const QR_FORMATS = {
  small: { label: texts.smallFormat, columns: 3, rows: 4, scale: 0.55 },
  medium: { label: texts.mediumFormat, columns: 2, rows: 3, scale: 0.74 },
  large: { label: texts.largeFormat, columns: 1, rows: 2, scale: 1.1 },
} as const satisfies Record<string, QrFormat>;

interface QrPagesProps {
  pages: readonly (readonly QrTable[])[];
  format: QrFormat;
  shopName: string;
  words: string;
}

/** The tables paginated for the format. */
export function pagesOf(tables: readonly QrTable[], { columns, rows }: QrFormat): QrTable[][] {
  const size = columns * rows;
  return Array.from({ length: Math.ceil(tables.length / size) }, (_, page) =>
    tables.slice(page * size, (page + 1) * size),
  );
}

/** A4 sheets with a card per table: shop, code, table. */
export function QrPages({ pages, format, shopName, words }: QrPagesProps) {
  const { columns, rows, scale } = format;
  const style = { '--columns': columns, '--rows': rows, '--scale': scale } as CSSProperties;
  return pages.map((tables) => (
    <div key={tables[0]?.id} className="qr-page" style={style}>
      <div className="qr-grid">
        {tables.map(({ id, identifier, address }) => (
          <div key={id} className="qr-card">
            <p className="qr-shop">{shopName}</p>
            <QrCode text={address} label={texts.qrCodeOf({ table: identifier })} />
            <p className="qr-table">{texts.tableName({ table: identifier })}</p>
            <p className="qr-words">{words}</p>
          </div>
        ))}
      </div>
    </div>
  ));
}
