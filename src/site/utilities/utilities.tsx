import { asOf, claimCopy } from '#company/claim-words.en.ts'
import { type Claim, type ClaimId, numberOf, shownClaims } from '#company/claims.ts'
import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import { stepsOf } from '#company/step-lists.ts'
import { groupDigits } from '#india/indian-numbers.ts'
import { ClaimFigure, HowWeCount } from '#site/claim-figure/claim-figure.tsx'
import { FiguresInShort } from '#site/claim-figure/figures-in-short.tsx'
import { Island } from '#site/island.tsx'
import { ArtText } from '#ui/art/art-text.tsx'
import { Finder } from '#ui/art/finder.tsx'
import { Meter } from '#ui/art/meter.tsx'
import { palette } from '#ui/art/palette.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { Picture } from '#ui/picture.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { briefCopy } from './brief-words.en.ts'
import { FourChecks, METER, READING } from './four-checks.tsx'
import { utilitiesCopy as copy, utilitiesHero as hero } from './words.en.ts'
import './utilities.css'

const NUMBERS: ClaimId[] = ['readsPerMonth', 'readingAccuracy', 'partners']

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: hero.title, description: hero.description, path: '/utilities' })
}

export default function UtilitiesPage() {
  const { checks, demo, figures, evidence, closing } = copy
  const { claims, partners } = companyFacts()
  const { readingAccuracy, partnersOnUtilities } = claims
  const clients = partners.filter(({ metersRead }) => metersRead).map(({ name, logo }) => ({ name, logo }))
  const steps = stepsOf('checks').length
  const numbers = shownClaims(...NUMBERS)
  const evidenceHeading = evidence.heading(readingAccuracy?.value)

  return (
    <>
      <section className="utilities-hero on-deep">
        <div className="wrap utilities-hero__in">
          <div className="utilities-hero__text">
            <h1>{hero.heading}</h1>
            <p className="lead">{hero.lead}</p>
            <div className="row">
              <ButtonLink to="/contact-us">
                {hero.talk} <Icon name="go" />
              </ButtonLink>
              <ButtonLink to="/one-coral" tone="line">
                {hero.oneCoral}
              </ButtonLink>
              <a className="go-link" href="/utilities/brief">
                {briefCopy.link} <Icon name="go" />
              </a>
            </div>
            <FiguresInShort claims={NUMBERS} />
            <HowCounted claims={numbers} />
          </div>
          <div className="camera">
            <CameraView />
          </div>
        </div>
      </section>
      <section className="on-deep clients" aria-labelledby="clients">
        <div className="wrap">
          <h2 id="clients" className="clients__heading">
            {hero.clients}
          </h2>
        </div>
        {clients.length > 0 ? (
          <Island name="partners" props={{ label: hero.clients, partners: clients }} />
        ) : (
          <div className="wrap row clients__said">
            {partnersOnUtilities && <p className="lead">{hero.said(partnersOnUtilities.value)}</p>}
            <ButtonLink to={contactPath(hero.message)} tone="line">
              {hero.ask}
            </ButtonLink>
            {partnersOnUtilities && <HowWeCount claim={partnersOnUtilities} />}
          </div>
        )}
      </section>
      <section className="section">
        <div className="wrap">
          {steps > 0 && (
            <>
              <SectionHead heading={checks.heading(steps)} lead={checks.lead} />
              <FourChecks />
            </>
          )}
          <div className="row checks__demo">
            <a className="btn btn--coral" href="/go/demo">
              {checks.demo} <Icon name="go" />
            </a>
          </div>
        </div>
      </section>

      <section className="section on-sunk" id="reading-demo">
        <div className="wrap">
          <SectionHead heading={demo.heading} lead={demo.lead} />
          <Island name="reading-demo" />
          <p className="muted small demo__note">{demo.note}</p>
        </div>
      </section>

      {numbers.length > 0 && (
        <section className="section on-deep">
          <div className="wrap">
            <h2 id={headingId(figures.heading)} className="head">
              {figures.heading}
            </h2>
            <div className="utility-figures">
              {numbers.map((claim) => (
                <ClaimFigure key={claim.id} claim={claim} />
              ))}
            </div>
            {claims.readsPerMonth && <ReadingsField claim={claims.readsPerMonth} />}
          </div>
        </section>
      )}

      <section className="section">
        <div className="wrap cols cols--7-5 evidence">
          <Picture name="meter-hero" sizes="(min-width: 64rem) 42rem, 90vw" className="evidence__picture" />
          <div className="stack">
            <h2 id={headingId(evidenceHeading)}>{evidenceHeading}</h2>
            <p>{evidence.text}</p>
            <p>
              <a className="go-link" href={evidence.path}>
                {evidence.readMore} <Icon name="go" />
              </a>
            </p>
          </div>
        </div>
      </section>

      <CallToAction heading={closing.heading} text={closing.lead}>
        <ButtonLink to={contactPath(closing.message)} tone="ink">
          {closing.action} <Icon name="go" />
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** What stands beside the drums elsewhere: on a phone the figures stand in the first view alone. */
function HowCounted({ claims }: { claims: Claim[] }) {
  if (claims.length === 0) return null
  return (
    <div className="how-counted">
      <p className="claim__date">{[...new Set(claims.map(asOf))].join(' ')}</p>
      <details className="claim__how">
        <summary>{claimCopy.how}</summary>
        <dl>
          {claims.map((claim) => (
            <div key={claim.id}>
              <dt>{`${claim.value} ${claim.label}`}</dt>
              <dd>{claimCopy.stated(claim)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** A meter in the camera, found and read. */
function CameraView() {
  return (
    <svg viewBox="0 0 560 640" role="img" aria-label={copy.camera}>
      <rect width="560" height="640" rx="24" fill="#061A20" />
      <MeterGradients />
      <g transform="translate(70 30)">
        <g id={METER}>
          <Meter digits={READING.digits} decimal={READING.decimal} />
        </g>
      </g>
      <Finder x={26} y={26} width={508} height={588} corner={56} stroke={5} />
      <Finder x={116} y={112} width={322} height={114} stroke={8} />
      <g transform="translate(116 240)">
        <rect width="322" height="62" rx="6" fill={palette.coral} />
        <ArtText x={18} y={42} size={34} fill={palette.ink} isReading>
          {`${READING.digits}.${READING.decimal} kWh`}
        </ArtText>
        <path
          d="m268 31 14 14 26-28"
          fill="none"
          stroke={palette.ink}
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}

const LAKH = 100_000
const IN_A_ROW = 50
/** Between the middles of two dots. */
const STEP = 20
const MINUTES_A_MONTH = 30 * 24 * 60
/** Fewer are no field, more are grey. */
const FEWEST = 20
const MOST = 2_000

/** What is read in a month as a field of dots, a lakh each, and what that is in a minute. */
function ReadingsField({ claim }: { claim: Claim }) {
  const readings = numberOf(claim) ?? 0
  const dots = Math.round(readings / LAKH)
  if (dots < FEWEST || dots > MOST) return null

  const fullRows = Math.floor(dots / IN_A_ROW)
  const rest = dots % IN_A_ROW
  const rows = fullRows + (rest > 0 ? 1 : 0)
  return (
    <figure className="readings">
      <svg
        viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`}
        role="img"
        aria-label={copy.field.picture(groupDigits(dots))}
      >
        <pattern id="a-lakh" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
          <circle cx={STEP / 2} cy={STEP / 2} r="6" />
        </pattern>
        <path fill="url(#a-lakh)" d={`M0 0H${IN_A_ROW * STEP}V${fullRows * STEP}H${rest * STEP}V${rows * STEP}H0Z`} />
      </svg>
      <figcaption>{copy.field.text(groupDigits(Math.round(readings / MINUTES_A_MONTH)))}</figcaption>
    </figure>
  )
}

/** What <Meter> is painted with; once in the same <svg>. */
function MeterGradients() {
  return (
    <defs>
      <linearGradient id="meter-gloss" x1="0" x2="1" y1="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".55" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#8C7A68" stopOpacity=".28" />
      </linearGradient>
      <linearGradient id="meter-drum" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#05161b" />
        <stop offset=".4" stopColor="#21434d" />
        <stop offset=".6" stopColor="#21434d" />
        <stop offset="1" stopColor="#05161b" />
      </linearGradient>
      <linearGradient id="meter-drum-decimal" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#b23a0e" />
        <stop offset=".35" stopColor="#FF6B3D" />
        <stop offset=".65" stopColor="#FF6B3D" />
        <stop offset="1" stopColor="#b23a0e" />
      </linearGradient>
    </defs>
  )
}
