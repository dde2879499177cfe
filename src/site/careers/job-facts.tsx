import type { Opening } from '#company/openings/first-openings.en.ts'
import { readPay } from '#company/openings/read-pay.ts'
import { dateInWords } from '#india/indian-date.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { careersCopy as copy } from './words.en.ts'

type Fact = 'location' | 'type' | 'pay' | 'closesOn' | 'lang'

/** Where and how the work is done, what it pays, and until when one may apply. */
export function JobFacts({ location, type, pay, closesOn, lang }: Pick<Opening, Fact>) {
  return (
    <ul className="job-facts">
      <li>
        <Icon name="pin" />
        <span className="vh">{copy.place}: </span>
        <span lang={lang}>{location}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span className="vh">{copy.type}: </span>
        <span lang={lang}>{type}</span>
      </li>
      {pay && <PayFact pay={pay} lang={lang} />}
      {closesOn && <li>{`${copy.until}: ${dateInWords(closesOn)}`}</li>}
      {lang && <li>{copy.inEnglish}</li>}
    </ul>
  )
}

/** A sum is said in the page's language; other words stand as staff typed them. */
function PayFact({ pay, lang }: { pay: string; lang: string | undefined }) {
  const sum = readPay(pay)
  const rupees = sum && copy.pay.from(formatRupees(sum.from * 100), sum.to > sum.from && formatRupees(sum.to * 100))

  return (
    <li>
      <b aria-hidden="true">₹</b>
      <span className="vh">{copy.pay.label}: </span>
      {rupees ? <span>{copy.pay.per[sum.per](rupees)}</span> : <span lang={lang}>{pay}</span>}
    </li>
  )
}
