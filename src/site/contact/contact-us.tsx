import { data, redirect, useSearchParams } from 'react-router'
import { companyFacts } from '#company/facts.ts'
import { calculatorLink } from '#company/nav.en.ts'
import { type OfficeCalendar, type OpenHours, officeCalendar } from '#company/office-calendar.ts'
import { dailyHours, weekInLines } from '#company/office-hours.ts'
import { officeHoursWords } from '#company/office-hours-words.en.ts'
import { addressOf, branchOffices, headOffice, type Office } from '#company/offices.ts'
import { localBusinesses, organization } from '#company/organization.ts'
import { pageMeta } from '#company/page-meta.ts'
import { clockWords } from '#india/clock-words.en.ts'
import { enquiryBody, submitEnquiry } from '#leads/enquiry/enquiry-kind.server.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { thanksQuery } from '#leads/thanks.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { isOnlyShown, parseForm, readVisitorForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { Island } from '#site/island.tsx'
import { IndiaMap } from '#ui/art/india-map.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { telephone } from '#ui/telephone.ts'
import type { Route } from './+types/contact-us.ts'
import { callsCopy, officeCopy } from './words.en.ts'
import './contact-us.css'

export { headers } from '#platform/http/answer-headers.ts'

// As much as a page of ours begins; an address can be made up by anyone.
const MAX_BEGUN = 1_000

export const handle: PageHandle = { above: 'deep-2' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/contact-us' })
}

/** What a browser without script posts: the same enquiry through the same door. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = parseForm(enquiryBody, await readVisitorForm(request))
  if (isOnlyShown(url)) return { draft: form.draft }

  const refused = await limitPosts('contact', context)
  if (refused) return data({ draft: form.draft, message: refused.message }, refused.init)
  if (!form.ok) return data({ draft: form.draft, errors: form.errors }, 422)

  const stored = await tryToStore(() => submitEnquiry(form.value, context.get(servicesContext)), context)
  if (!stored.ok) return data({ draft: form.draft, message: stored.message }, stored.init)
  return redirect(`/contact-us/thanks?${thanksQuery(stored.result)}`, 303)
}

/** Other pages begin a message with /contact-us?message=…: see contactPath. */
export default function ContactPage({ actionData: rejected }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const office = headOffice()
  const branches = branchOffices()
  const begun = search.get('message')?.slice(0, MAX_BEGUN)

  return (
    <>
      <StructuredData of={import.meta.env.SSR && [organization(), ...localBusinesses()]} />
      <section className="section">
        <div className="wrap contact">
          <div>
            <h1 id="contact-heading" className="h-page">
              {copy.heading}
            </h1>
            <Island name="enquiry" props={{ ...rejected, begun, labelledBy: 'contact-heading' }} />
          </div>
          <div className="contact__side">
            <CallList />
            {office && <Island name="map" props={{ address: addressOf(office) }} />}
          </div>
        </div>
      </section>
      {office && branches.length > 0 && (
        <section className="section on-deep on-deep--2">
          <div className="wrap">
            <BranchList office={office} branches={branches} />
          </div>
        </section>
      )}
    </>
  )
}

const { branches: branchesCopy } = officeCopy

interface BranchListProps {
  office: Office
  branches: readonly Office[]
}

/** The branches, and where they are. */
function BranchList({ office, branches }: BranchListProps) {
  return (
    <div className="branches">
      <div>
        <h2 id={headingId(branchesCopy.heading)}>{branchesCopy.heading}</h2>
        <ul className="branches__list">
          {branches.map((branch) => (
            <li key={branch.id}>
              <div>
                <h3 id={headingId(branch.city)}>{branch.city}</h3>
                <p className="muted" translate="no">
                  {addressOf(branch)}
                </p>
                {branch.map && (
                  <a className="go-link" href={branch.map} aria-label={`${branchesCopy.map} ${branch.city}`}>
                    {branchesCopy.map}
                  </a>
                )}
              </div>
              <a className="go-link" href={telephone(branch.phone)} aria-label={`${branchesCopy.call} ${branch.city}`}>
                <Icon name="phone" />
                {branchesCopy.call}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <figure>
        <IndiaMap
          label={branchesCopy.diagram(
            office.city,
            branches.map(({ city }) => city),
          )}
          office={office}
          branches={branches}
        />
        <figcaption className="xs muted">
          <a href={branchesCopy.credit.href}>{branchesCopy.credit.text}</a>
        </figcaption>
      </figure>
    </div>
  )
}

/** Phone numbers, email and business hours on one bill. */
function CallList() {
  const { salesPhone, supportPhone, generalPhone, whatsapp, email } = companyFacts().company
  const calendar = officeCalendar()
  const daily = dailyHours(calendar)

  return (
    <div className="bill">
      <div className="bill__top">
        <h2 id={headingId(callsCopy.call)}>{callsCopy.call}</h2>
        {daily && <span>{daily}</span>}
      </div>
      <Line name={callsCopy.sales} href={telephone(salesPhone)} text={salesPhone} />
      <Line name={callsCopy.support} href={telephone(supportPhone)} text={supportPhone} />
      <Line name={callsCopy.general} href={telephone(generalPhone)} text={generalPhone} />
      {whatsapp && (
        <Line name={callsCopy.whatsapp} href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} text={whatsapp} />
      )}
      <Line name={callsCopy.email} href={`mailto:${email}`} text={email} />
      <p>
        <a className="go-link" href={calculatorLink.path}>
          {callsCopy.calculator} <Icon name="go" />
        </a>
      </p>
      <hr className="tear" />
      <div className="bill__top">
        <h2 id={headingId(callsCopy.hours)}>{callsCopy.hours}</h2>
        <span>
          <Island name="open-now" as="span" props={{ calendar }} />
        </span>
      </div>
      {weekInLines(calendar).map(([days, hours]) => (
        <div key={days} className="ln">
          <span>{days}</span>
          <span>{hours}</span>
        </div>
      ))}
      <WeekStrip calendar={calendar} />
    </div>
  )
}

function Line({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <div className="ln">
      <span>{name}</span>
      <span>
        <a href={href} translate="no">
          {text}
        </a>
      </span>
    </div>
  )
}

function WeekStrip({ calendar: { week } }: { calendar: OfficeCalendar }) {
  return (
    <div className="week" aria-hidden="true">
      {clockWords.weekdays.map((day, place) => (
        <span key={day} className={dayClass(week[place] ?? null)}>
          {officeHoursWords.initials[place]}
        </span>
      ))}
    </div>
  )
}

/** The usual hours are drawn to scale; others fill their day, for a policy without inline styles knows no more. */
function dayClass(hours: OpenHours | null): string {
  if (!hours) return 'week__day'
  const isUsual = hours.opensAt === 10 * 60 && hours.closesAt === 18 * 60
  return isUsual ? 'week__day week__day--open' : 'week__day week__day--other'
}
