import { companyFacts } from '#company/facts.ts'
import { calculatorLink } from '#company/nav.en.ts'
import { type OfficeCalendar, type OpenHours, officeCalendar } from '#company/office-calendar.ts'
import { dailyHours, weekInLines } from '#company/office-hours.ts'
import { officeHoursWords } from '#company/office-hours-words.en.ts'
import { clockWords } from '#india/clock-words.en.ts'
import { Island } from '#site/island.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { telephone } from '#ui/telephone.ts'
import { callsCopy as copy } from './words.en.ts'

/** Phone numbers, email and business hours on one bill. */
export function CallList() {
  const { salesPhone, supportPhone, generalPhone, whatsapp, email } = companyFacts().company
  const calendar = officeCalendar()
  const daily = dailyHours(calendar)

  return (
    <div className="bill">
      <div className="bill__top">
        <h2 id={headingId(copy.call)}>{copy.call}</h2>
        {daily && <span>{daily}</span>}
      </div>
      <Line name={copy.sales} href={telephone(salesPhone)} text={salesPhone} />
      <Line name={copy.support} href={telephone(supportPhone)} text={supportPhone} />
      <Line name={copy.general} href={telephone(generalPhone)} text={generalPhone} />
      {whatsapp && <Line name={copy.whatsapp} href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} text={whatsapp} />}
      <Line name={copy.email} href={`mailto:${email}`} text={email} />
      <p>
        <a className="go-link" href={calculatorLink.path}>
          {copy.calculator} <Icon name="go" />
        </a>
      </p>
      <hr className="tear" />
      <div className="bill__top">
        <h2 id={headingId(copy.hours)}>{copy.hours}</h2>
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
