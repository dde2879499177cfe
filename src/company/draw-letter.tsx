import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import { render, toPlainText } from '@react-email/render'
import { type CSSProperties, Fragment } from 'react'
import { currentLanguage, FIRST_LANGUAGE, langOf } from '#platform/text/language.ts'
import { brandName } from './brand-name.ts'
import type { Letter, LetterFoot, LetterLine, LetterLink, LetterPart } from './letter.ts'

// Mail programs know no style sheet of ours, so a letter carries the brand's colours itself (src/ui/styles/tokens.css).
export const letterColours = { paper: '#F8F3EA', sheet: '#FFFDF8', ink: '#1F1611', ink2: '#57493F', coral: '#FF6B3D' }
export const letterFont = "'Anek Latin', 'Noto Sans', system-ui, Arial, sans-serif"
const { paper, sheet, ink, ink2, coral } = letterColours

/** Every mail of ours: a sheet with the brand above it. Rendered once: the text is made of the HTML. */
export async function drawLetter(letter: Letter): Promise<{ html: string; text: string }> {
  const html = await render(<Sheet {...letter} />)
  return { html, text: toPlainText(html) }
}

function Sheet({ preview, heading, body, foot }: Letter) {
  return (
    <Html lang={langOf(currentLanguage())}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: paper, color: ink, fontFamily: letterFont, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{
            backgroundColor: sheet,
            borderTop: `6px solid ${coral}`,
            maxWidth: 560,
            padding: '24px 28px',
            ...wrapped,
          }}
        >
          <Text style={{ fontSize: 18, fontWeight: 700, margin: '0 0 16px' }}>{brandName()}</Text>
          {heading && (
            <Heading style={{ ...wrapped, fontSize: 24, lineHeight: headingLeading(), margin: '0 0 16px' }}>
              {heading}
            </Heading>
          )}
          {body.map((part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are rendered once
            part ? <Part key={at} part={part} /> : null,
          )}
          {foot && <Foot {...foot} />}
        </Container>
      </Body>
    </Html>
  )
}

/** Signs above and below Indian letters would touch in the two lines of a heading. */
export function headingLeading(): string {
  return currentLanguage() === FIRST_LANGUAGE ? '1.15' : '1.4'
}

function Part({ part }: { part: LetterPart }) {
  if (typeof part === 'string') return <Text style={paragraph}>{part}</Text>
  if ('lines' in part) return <BillLines {...part} />
  if ('quoted' in part) return <Quoted {...part} />
  if ('links' in part) return <Links {...part} />
  return (
    <Button
      href={part.href}
      style={{
        backgroundColor: '#FF6B3D',
        borderRadius: 8,
        color: '#1F1611',
        fontWeight: 700,
        margin: '4px 0 16px',
        padding: '14px 24px',
      }}
    >
      {part.button}
    </Button>
  )
}

// As elements, for the text of the mail is made of the HTML.
function Quoted({ label, quoted }: { label: string; quoted: string }) {
  return (
    <>
      <Text style={{ ...paragraph, fontWeight: 700, margin: '16px 0 4px' }}>{label}</Text>
      <Text style={{ ...paragraph, borderLeft: `4px solid ${coral}`, paddingLeft: 12, whiteSpace: 'pre-wrap' }}>
        {quoted.split(/\r\n?|\n/).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are rendered once
          <Fragment key={at}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </>
  )
}

function Links({ label, links }: { label: string; links: LetterLink[] }) {
  return (
    <>
      <Text style={{ ...paragraph, fontWeight: 700, margin: '16px 0 4px' }}>{label}</Text>
      {links.map(({ text, href }) => (
        <Text key={href} style={{ ...paragraph, margin: '0 0 4px' }}>
          <Link href={href} style={{ color: '#B23A0E' }}>
            {text}
          </Link>
        </Text>
      ))}
    </>
  )
}

function BillLines({ lines }: { lines: LetterLine[] }) {
  return (
    <>
      <Hr style={{ borderColor: ink, borderTopWidth: 2, margin: '16px 0 8px' }} />
      <table width="100%" role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          {lines.map(([label, value]) => (
            <tr key={label}>
              <td style={{ ...cell, color: ink2, paddingRight: 12, width: '34%' }}>{label}</td>
              <td style={{ ...cell, fontWeight: 700, textAlign: 'right' }}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Hr style={{ borderColor: ink, borderTopWidth: 2, margin: '8px 0 16px' }} />
    </>
  )
}

function Foot({ why, links }: LetterFoot) {
  return (
    <Text
      style={
        why ? { borderTop: '1px solid #D9CCB9', color: '#6E6055', ...small, paddingTop: 12 } : { color: ink2, ...small }
      }
    >
      {why}
      {why && <br />}
      {links.map(({ text, href }, at) => (
        <Fragment key={href}>
          {at > 0 && ' · '}
          <Link href={href} style={{ color: '#B23A0E' }}>
            {text}
          </Link>
        </Fragment>
      ))}
    </Text>
  )
}

// A name of a hundred letters without a space must not make the sheet wider than the phone. Mail programs know one of
// the two, or the other.
const wrapped: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }
const paragraph: CSSProperties = { ...wrapped, fontSize: 17, lineHeight: '1.5', margin: '0 0 12px' }
const cell: CSSProperties = { ...wrapped, fontSize: 16, lineHeight: '1.4', padding: '4px 0', verticalAlign: 'top' }
const small: CSSProperties = { fontSize: 14, margin: '28px 0 0' }
