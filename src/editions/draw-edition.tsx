import { Body, Button, Container, Head, Heading, Hr, Html, Img, Link, Preview, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { type CSSProperties, Fragment } from 'react'
import { brandName } from '#company/brand-name.ts'
import { headingLeading, letterColours, letterFont } from '#company/draw-letter.tsx'
import { companyFacts } from '#company/facts.ts'
import { letterCopy } from '#company/letter-words.en.ts'
import { addressOf, headOffice } from '#company/offices.ts'
import { dateInWords } from '#india/indian-date.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { addressHere, currentLanguage, type Language, langOf } from '#platform/text/language.ts'
import { ARCHIVE_PATH } from './archive.ts'
import { DrawnMarkup } from './draw-markup.tsx'
import { Card, CardHeading, ChangeTable, InEnglish, NoticeCard } from './draw-notices.tsx'
import { type EditionBody, languageOf } from './edition-body.ts'
import { type EditionPart, readParts } from './edition-parts.ts'
import { absolute, link, paragraph, small, wrapped } from './edition-styles.ts'
import { textOfParts } from './edition-text.ts'
import { inItsLanguage } from './in-its-language.ts'
import { beginOfPart, END_OF_PART } from './own-parts.ts'
import { OWN_LINKS } from './recipient-letter.ts'
import { editionCopy as copy } from './words.en.ts'

const { paper, sheet, ink, ink2, coral } = letterColours

// What mail programs that know it turn dark; the others keep the colours in the elements.
const DARK = `
  body, .paper { background-color: #17110d !important; }
  .sheet hr { border-color: #57493f !important; }
  .sheet { background-color: #241b15 !important; color: #f8f3ea !important; }
  .sheet p, .sheet h1, .sheet h2, .sheet h3, .sheet li, .sheet td, .sheet th, .sheet blockquote { color: #f8f3ea !important; }
  .sheet .quiet, .sheet .quiet td { color: #c9b9a8 !important; }
  .sheet .card { border-color: #f8f3ea !important; }
  .sheet a.link { color: #ff9a78 !important; }
`

interface Drawn {
  html: string
  text: string
}

interface Drawing {
  /** Shows what a mail program makes of it in the dark. */
  isDark?: boolean
  /** Puts signs around what only some readers get (see own-parts.ts). */
  isForSome?: boolean
  /** What it consists of, where that was read already. */
  parts?: EditionPart[]
  /** Its page in the archive, from the slash on; as long as it has none, the archive's own. Null: it is in English alone. */
  page?: string | null
  /** The language of its foot, where that is not the one that it is written in. */
  footIn?: Language
}

/** An edition in both forms that a mail has, in the language that it is written in, with OWN_LINKS where each recipient's links go. */
export function drawEdition(
  body: EditionBody,
  services: Pick<Services, 'db' | 'env' | 'now'>,
  drawing: Drawing = {},
): Promise<Drawn> {
  return inItsLanguage(body, () => draw(body, services, drawing))
}

async function draw(
  body: EditionBody,
  services: Pick<Services, 'db' | 'env' | 'now'>,
  { isDark = false, isForSome = false, page = ARCHIVE_PATH, footIn = languageOf(body), ...drawing }: Drawing,
): Promise<Drawn> {
  const parts = drawing.parts ?? (await readParts(body, services))
  const { SITE_URL } = services.env
  const readHere = body.isPrivate || page === null ? undefined : SITE_URL + addressHere(page)
  const foot = inLanguage(footIn, editionFoot)
  const html = await render(<Edition {...{ body, parts, isDark, isForSome, readHere, foot }} origin={SITE_URL} />)
  const written = body.text.trim() || textOfParts(parts, SITE_URL, { isForSome })
  const text = [
    ...(body.text.trim() ? [] : [body.subject]),
    written,
    '--',
    [...foot.lines, foot.why].join('\n'),
    [...(readHere ? [{ text: copy.readHere, href: readHere }] : []), ...foot.links]
      .map(({ text, href }) => `${text}: ${href}`)
      .join('\n'),
  ].join('\n\n')
  return { html, text }
}

interface EditionProps {
  body: EditionBody
  parts: EditionPart[]
  origin: string
  isDark: boolean
  isForSome: boolean
  /** Where it can be read without a mail program. */
  readHere: string | undefined
  foot: EditionFoot
}

function Edition({ body: { subject, preheader }, parts, origin, isDark, isForSome, readHere, foot }: EditionProps) {
  return (
    <Html lang={langOf(currentLanguage())}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
        <style>{isDark ? DARK : `@media (prefers-color-scheme: dark) {${DARK}}`}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body
        className="paper"
        style={{ backgroundColor: paper, color: ink, fontFamily: letterFont, margin: 0, padding: '16px 8px' }}
      >
        <Container
          className="sheet"
          style={{
            backgroundColor: sheet,
            borderTop: `6px solid ${coral}`,
            maxWidth: 600,
            padding: '24px',
            ...wrapped,
          }}
        >
          <Text style={{ fontSize: 18, fontWeight: 700, margin: '0 0 16px' }}>
            <Link href={origin} style={{ color: 'inherit', textDecoration: 'none' }}>
              {brandName()}
            </Link>
          </Text>
          {readHere && (
            <Text className="quiet" style={{ ...small, margin: '0 0 12px' }}>
              <Link className="link" href={readHere} style={link}>
                {copy.readHere}
              </Link>
            </Text>
          )}
          <Heading as="h1" style={{ ...wrapped, fontSize: 26, lineHeight: headingLeading(), margin: '0 0 16px' }}>
            {subject}
          </Heading>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are rendered once
            <Fragment key={at}>
              {isForSome && 'key' in part && beginOfPart(part.key)}
              <Part part={part} origin={origin} />
              {isForSome && 'key' in part && END_OF_PART}
            </Fragment>
          ))}
          <Foot foot={foot} />
        </Container>
      </Body>
    </Html>
  )
}

function Part({ part, origin }: { part: EditionPart; origin: string }) {
  switch (part.kind) {
    case 'written':
      return <DrawnMarkup node={part.node} origin={origin} />
    case 'button':
      return (
        <Text style={{ margin: '0 0 20px' }}>
          <Button href={absolute(part.href, origin)} style={button}>
            {part.text}
          </Button>
        </Text>
      )
    case 'article':
      return <ArticleCard part={part} origin={origin} />
    case 'bill':
      return <BillFigure part={part} origin={origin} />
    case 'change':
      return <ChangeTable part={part} origin={origin} />
    case 'notice':
      return <NoticeCard part={part} origin={origin} />
    case 'missing':
      return null
  }
}

function ArticleCard({ part, origin }: { part: EditionPart & { kind: 'article' }; origin: string }) {
  // Its title stands below it.
  const picture = part.picture && (
    <tr>
      <td style={{ paddingBottom: 12 }}>
        <Img src={absolute(part.picture, origin)} alt="" width="100%" style={{ display: 'block', height: 'auto' }} />
      </td>
    </tr>
  )
  return (
    <Card to={absolute(part.href, origin)} link={copy.article} picture={picture}>
      <CardHeading lang={part.lang}>{part.title}</CardHeading>
      <Text lang={part.lang} style={{ ...paragraph, margin: '0 0 8px' }}>
        {part.description}
      </Text>
      {part.lang && <InEnglish />}
    </Card>
  )
}

function BillFigure({ part, origin }: { part: EditionPart & { kind: 'bill' }; origin: string }) {
  const { units, state, label, total, source, day, href } = part
  return (
    <Card to={absolute(href, origin)} link={copy.bill.link}>
      <Text className="quiet" style={{ ...paragraph, color: ink2, margin: '0 0 4px' }}>
        {copy.bill.heading(units, state)}
      </Text>
      <Text style={{ ...wrapped, fontSize: 30, fontWeight: 700, lineHeight: '1.2', margin: '0 0 4px' }}>{total}</Text>
      <Text style={{ ...paragraph, margin: '0 0 8px' }}>{label}</Text>
      <Text className="quiet" style={{ ...small, margin: '0 0 8px' }}>
        {copy.bill.source(source, dateInWords(day))}
      </Text>
    </Card>
  )
}

/** Who sends it, why it came and how to end it: on every edition, whatever staff write. */
function Foot({ foot: { lang, lines, why, links } }: { foot: EditionFoot }) {
  return (
    <div lang={lang}>
      <Hr style={{ borderColor: '#D9CCB9', margin: '28px 0 12px' }} />
      {lines.map((line) => (
        <Text key={line} className="quiet" style={{ ...small, margin: 0 }}>
          {line}
        </Text>
      ))}
      <Text className="quiet" style={{ ...small, margin: '8px 0' }}>
        {why}
      </Text>
      {links.map(({ text, href }) => (
        <Text key={href} style={{ ...small, margin: '0 0 6px' }}>
          <Link className="link" href={href} style={link}>
            {text}
          </Link>
        </Text>
      ))}
    </div>
  )
}

const button: CSSProperties = {
  backgroundColor: coral,
  borderRadius: 8,
  color: ink,
  fontSize: 17,
  fontWeight: 700,
  padding: '14px 24px',
}

type EditionFoot = ReturnType<typeof editionFoot>

/** What ends every edition: the company and its address, why it came, and how to change or end that. */
function editionFoot() {
  const office = headOffice()
  return {
    lang: langOf(currentLanguage()),
    lines: [companyFacts().company.legalName || brandName(), ...(office ? [addressOf(office)] : [])],
    why: copy.foot.why(brandName()),
    links: [
      { text: copy.foot.unsubscribe, href: OWN_LINKS.unsubscribe },
      { text: copy.foot.preferences, href: OWN_LINKS.preferences },
      { text: letterCopy.consents, href: OWN_LINKS.consents },
    ],
  }
}
