import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import type { ReactElement } from 'react';
import { letterColours } from '#domain/drawing/letter-colours.ts';
import type { Letter } from '#text/mails/letter.ts';
import type { LetterLook } from '#use-cases/message-ports.ts';
import { LetterBlock } from './letter-block.tsx';
import { inlineStyles, NARROW_SHEET, nightSheet } from './letter-style.ts';
import { Lines } from './lines.tsx';

/** A letter as the page of a mail: one column of at most 600 px, in tables, because Outlook lays out nothing else. */
export function LetterPage({ letter, look }: { letter: Letter; look: LetterLook }): ReactElement {
  const { day, night } = letterColours(look.colour);
  const styles = inlineStyles(day);
  const scheme = look.isDarkAllowed ? 'light dark' : 'light only';
  const { language, subject, title, preview, blocks, sender } = letter;
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme} />
        <meta name="supported-color-schemes" content={scheme} />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{NARROW_SHEET}</style>
        {look.isDarkAllowed && <style>{nightSheet(night)}</style>}
      </Head>
      <Preview>{preview}</Preview>
      <Body className="ground" style={styles.body}>
        <Section className="ground frame" style={styles.frame}>
          <Container className="sheet" style={styles.sheet}>
            <Section className="band" style={styles.band}>
              <Masthead look={look} styles={styles} />
            </Section>
            <Section className="inner" style={styles.inner}>
              <h1 className="text title" style={styles.title}>
                {title}
              </h1>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed
                <LetterBlock key={index} block={block} styles={styles} />
              ))}
            </Section>
          </Container>
          {sender.length > 0 && (
            <Container style={{ width: '100%', maxWidth: '600px' }}>
              <p className="faint sender" style={styles.sender}>
                <Lines lines={sender} />
              </p>
            </Container>
          )}
        </Section>
      </Body>
    </Html>
  );
}

type Styles = ReturnType<typeof inlineStyles>;

/** A logo narrower than this (width by height) is a sign without the name, which then stands beside it. */
const WIDE = 1.6;

function Masthead({ look: { logo, shopName }, styles }: { look: LetterLook; styles: Styles }) {
  const name = (
    <p className="ink" style={styles.name}>
      {shopName}
    </p>
  );
  if (!logo) return name;
  if (logo.width > logo.height * WIDE)
    return <Img {...logo} alt={shopName} className="plate" style={styles.logo} />;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td width={logo.width}>
            <Img {...logo} alt="" className="plate" style={styles.sign} />
          </td>
          <td style={styles.besideLogo}>{name}</td>
        </tr>
      </tbody>
    </table>
  );
}
