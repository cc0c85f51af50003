import { Button } from '@react-email/button';
import type { Block, LetterItem, Row } from '#text/mails/letter.ts';
import type { inlineStyles } from './letter-style.ts';
import { Lines } from './lines.tsx';

type Styles = ReturnType<typeof inlineStyles>;

/** One block of a letter. */
export function LetterBlock({ block, styles }: { block: Block; styles: Styles }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="text" style={styles.text}>
          <Lines lines={block.text.split('\n')} />
        </p>
      );
    case 'note':
      return <Note title={block.title} text={block.text} styles={styles} />;
    case 'link':
      return (
        <div style={styles.buttonCell}>
          <Button href={block.href} className="button" style={styles.button}>
            {block.text}
          </Button>
        </div>
      );
    case 'rows':
      return (
        <Titled title={block.title} styles={styles}>
          <Rows rows={block.rows} styles={styles} />
        </Titled>
      );
    case 'items':
      return (
        <Titled title={block.title} styles={styles}>
          <Items items={block.items} styles={styles} />
        </Titled>
      );
    case 'sums':
      return (
        <Titled title={block.title} styles={styles}>
          <Sums rows={block.rows} total={block.total} styles={styles} />
        </Titled>
      );
    case 'lines':
      return (
        <Titled title={block.title} styles={styles}>
          <p className="text" style={styles.text}>
            <Lines lines={block.lines} />
          </p>
        </Titled>
      );
  }
}

function Titled({ title, styles, children }: { title: string; styles: Styles; children: React.ReactNode }) {
  return (
    <>
      {title !== '' && (
        <h2 className="ink" style={styles.heading}>
          {title}
        </h2>
      )}
      {children}
    </>
  );
}

function Note({ title, text, styles }: { title: string; text: string; styles: Styles }) {
  return (
    <Table style={{ margin: '10px 0' }}>
      <tr>
        <td className="note" style={styles.note}>
          <p className="faint" style={styles.noteTitle}>
            {title}
          </p>
          <p className="text" style={styles.noteText}>
            <Lines lines={text.split('\n')} />
          </p>
        </td>
      </tr>
    </Table>
  );
}

function Rows({ rows, styles }: { rows: readonly Row[]; styles: Styles }) {
  return (
    <Table>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <td className="faint" style={styles.label}>
            {label}
          </td>
          <td className="text" style={styles.value}>
            <Lines lines={value.split('\n')} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Items({ items, styles }: { items: readonly LetterItem[]; styles: Styles }) {
  return (
    <Table>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed
        <Item key={index} item={item} styles={styles} />
      ))}
    </Table>
  );
}

function Item({ item: { label, price, details }, styles }: { item: LetterItem; styles: Styles }) {
  return (
    <>
      <tr>
        <td className="text" style={styles.item}>
          {label}
        </td>
        <td className="text" style={styles.price}>
          {price}
        </td>
      </tr>
      {details.map(([name, value]) => (
        <tr key={name}>
          <td colSpan={2} className="faint" style={styles.detail}>
            <Lines lines={`${name}: ${value}`.split('\n')} />
          </td>
        </tr>
      ))}
    </>
  );
}

function Sums({ rows, total, styles }: { rows: readonly Row[]; total: string; styles: Styles }) {
  return (
    <Table>
      {rows.map(([label, value]) => {
        const isTotal = label === total;
        const strong = isTotal ? styles.total : {};
        return (
          <tr key={label}>
            <td className={isTotal ? 'text' : 'faint'} style={{ ...styles.label, ...strong, width: 'auto' }}>
              {label}
            </td>
            <td className="text" style={{ ...styles.sum, ...strong }}>
              {value}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** A table for the layout, which screen readers do not announce. */
function Table({ style = {}, children }: { style?: React.CSSProperties; children: React.ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}
