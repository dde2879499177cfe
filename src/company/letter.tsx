import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { letterCopy } from './letter-words.en.ts'
import { site } from './site.ts'

// Mail programs know no style sheet of ours, so a letter carries the brand's colours itself (src/ui/styles/tokens.css).
const paper = '#F8F3EA'
const sheet = '#FFFDF8'
const ink = '#1F1611'
const ink2 = '#57493F'
const coral = '#FF6B3D'
const font = "'Anek Latin', 'Noto Sans', system-ui, sans-serif"

interface LetterProps {
  preview: string
  heading?: string
  /** Where the reader sees and takes back what they agreed to. */
  consents?: string | undefined
  children: ReactNode
}

/** Every mail of ours: a sheet with the brand above it. */
export function Letter({ preview, heading, consents, children }: LetterProps) {
  return (
    <Html lang={site.language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: paper, color: ink, fontFamily: font, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{
            backgroundColor: sheet,
            borderTop: `6px solid ${coral}`,
            maxWidth: 560,
            padding: '24px 28px',
            ...wrapped,
          }}
        >
          <Text style={{ fontSize: 18, fontWeight: 700, margin: '0 0 16px' }}>{site.brand}</Text>
          {heading && (
            <Heading style={{ ...wrapped, fontSize: 24, lineHeight: '1.15', margin: '0 0 16px' }}>{heading}</Heading>
          )}
          {children}
          {consents && (
            <Text style={{ color: ink2, fontSize: 14, margin: '28px 0 0' }}>
              <Link href={consents} style={{ color: '#B23A0E' }}>
                {letterCopy.consents}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={paragraph}>{children}</Text>
}

/** The one thing that a letter asks for. */
export function LetterButton({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
      style={{ backgroundColor: '#FF6B3D', borderRadius: 8, color: '#1F1611', fontWeight: 700, padding: '14px 24px' }}
    >
      {children}
    </Button>
  )
}

/** What somebody typed, with its line breaks: as elements, for the text of the mail is made of the HTML. */
export function Quoted({ label, children }: { label: string; children: string }) {
  return (
    <>
      <Text style={{ ...paragraph, fontWeight: 700, margin: '16px 0 4px' }}>{label}</Text>
      <Text style={{ ...paragraph, borderLeft: `4px solid ${coral}`, paddingLeft: 12, whiteSpace: 'pre-wrap' }}>
        {children.split(/\r\n?|\n/).map((line, at) => (
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

/** Lines of a bill: what it is on the left, how it stands on the right. */
export function BillLines({ lines }: { lines: [label: string, value: string][] }) {
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

// A name of a hundred letters without a space must not make the sheet wider than the phone. Mail programs know one of
// the two, or the other.
const wrapped: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }
const paragraph: CSSProperties = { ...wrapped, fontSize: 17, lineHeight: '1.5', margin: '0 0 12px' }
const cell: CSSProperties = { ...wrapped, fontSize: 16, lineHeight: '1.4', padding: '4px 0', verticalAlign: 'top' }
