import { Heading, Link, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { headingLeading, letterColours } from '#company/draw-letter.tsx'
import { headingOfChange, tellRow } from './automatic/tell-change.ts'
import { automaticCopy } from './automatic/words.en.ts'
import type { EditionPart } from './edition-parts.ts'
import { absolute, card, link, paragraph, small, wrapped } from './edition-styles.ts'
import { ownChange } from './own-parts.ts'
import { editionCopy } from './words.en.ts'

const { change: copy } = automaticCopy
const { ink2 } = letterColours

interface PartProps<Kind extends EditionPart['kind']> {
  part: EditionPart & { kind: Kind }
  origin: string
}

/** What an order or a surcharge changes: bills before and after, the reader's own, and where it comes from. */
export function ChangeTable({ part, origin }: PartProps<'change'>) {
  const { id, cause, rows, source, address } = part
  const { columns } = copy
  return (
    <>
      <Heading as="h2" style={{ ...wrapped, fontSize: 20, lineHeight: headingLeading(), margin: '0 0 12px' }}>
        {headingOfChange(part)}
      </Heading>
      <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', margin: '0 0 12px' }}>
        <caption style={{ ...small, textAlign: 'left' }}>{copy.caption}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col" align="left" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(tellRow).map(({ who, before, after, change }) => (
            <tr key={who}>
              <th scope="row" align="left" style={{ ...cell, fontWeight: 400 }}>
                {who}
              </th>
              <td style={cell}>{before ?? '–'}</td>
              <td style={cell}>{after ?? '–'}</td>
              <td style={{ ...cell, fontWeight: 700 }}>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text style={paragraph}>{ownChange(id)}</Text>
      <Text className="quiet" style={{ ...small, color: ink2, margin: '0 0 20px' }}>
        {copy.bases[cause]}{' '}
        {address ? (
          <Link className="link" href={absolute(address, origin)} style={link}>
            {copy.source(source)}
          </Link>
        ) : (
          copy.source(source)
        )}
      </Text>
    </>
  )
}

/** An opening, or a product with its price. */
export function NoticeCard({ part: { title, lines, href, link: text, lang }, origin }: PartProps<'notice'>) {
  return (
    <Card to={absolute(href, origin)} link={text}>
      <CardHeading lang={lang}>{title}</CardHeading>
      {lines.map((line) => (
        <Text key={line} lang={lang} style={{ ...paragraph, margin: '0 0 8px' }}>
          {line}
        </Text>
      ))}
      {lang && <InEnglish />}
    </Card>
  )
}

interface CardProps {
  /** A row above what it says. */
  picture?: ReactNode
  children: ReactNode
  /** Where it leads, and what the link there says. */
  to: string
  link: string
}

export function Card({ picture, children, to, link: text }: CardProps) {
  return (
    <table className="card" width="100%" role="presentation" cellPadding={0} cellSpacing={0} style={card}>
      <tbody>
        {picture}
        <tr>
          <td>
            {children}
            <Text style={{ ...paragraph, margin: 0 }}>
              <Link className="link" href={to} style={link}>
                {text}
              </Link>
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export function CardHeading({ lang, children }: { lang: string | undefined; children: string }) {
  return (
    <Heading as="h2" lang={lang} style={{ ...wrapped, fontSize: 20, lineHeight: headingLeading(), margin: '0 0 8px' }}>
      {children}
    </Heading>
  )
}

/** Said of what is in English within a newsletter in another language. */
export function InEnglish() {
  return (
    <Text className="quiet" style={{ ...small, margin: '0 0 8px' }}>
      {editionCopy.inEnglish}
    </Text>
  )
}

const cell = {
  ...wrapped,
  borderBottom: '1px solid #D9CCB9',
  fontSize: 15,
  padding: '8px 8px 8px 0',
  verticalAlign: 'top',
} as const
