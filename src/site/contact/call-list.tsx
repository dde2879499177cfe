import { calculatorLink } from '#company/nav.en.ts'
import { businessHours, contactEmail, phones } from '#company/site.ts'
import { Island } from '#site/island.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { telephone } from '#ui/telephone.ts'
import { callsCopy as copy } from './words.en.ts'

/** Phone numbers, email and business hours on one bill. */
export function CallList() {
  return (
    <div className="bill">
      <div className="bill__top">
        <h2 id={headingId(copy.call)}>{copy.call}</h2>
        <span>{copy.callHours}</span>
      </div>
      {(['sales', 'support', 'general'] as const).map((line) => (
        <div key={line} className="ln">
          <span>{copy[line]}</span>
          <span>
            <a href={telephone(phones[line])} translate="no">
              {phones[line]}
            </a>
          </span>
        </div>
      ))}
      <div className="ln">
        <span>{copy.email}</span>
        <span>
          <a href={`mailto:${contactEmail}`} translate="no">
            {contactEmail}
          </a>
        </span>
      </div>
      <p>
        <a className="go-link" href={calculatorLink.path}>
          {copy.calculator} <Icon name="go" />
        </a>
      </p>
      <hr className="tear" />
      <div className="bill__top">
        <h2 id={headingId(copy.hours)}>{copy.hours}</h2>
        <span>
          <Island name="open-now" as="span" />
        </span>
      </div>
      {copy.week.map(([days, hours]) => (
        <div key={days} className="ln">
          <span>{days}</span>
          <span>{hours}</span>
        </div>
      ))}
      <div className="week" aria-hidden="true">
        {copy.weekdays.map((day, place) => (
          <span key={day} className={isOpenOn(place + 1) ? 'week__day week__day--open' : 'week__day'}>
            {day[0]}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Days count from Sunday, 0; it may be 7 as well. */
function isOpenOn(day: number): boolean {
  return businessHours.openDays.some((open) => open === day % 7)
}
