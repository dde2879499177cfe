import { companyFacts } from '#company/facts.ts'
import { readDay } from '#company/read-day.ts'
import { reviews as register } from '#company/registers/reviews.en.ts'
import { dateInWords } from '#india/indian-date.ts'
import type { Day } from './day-curve.tsx'
import { sampleReviews } from './sample-reviews.en.ts'
import { smartHomeCopy } from './words.en.ts'

export interface ShownReview {
  id: string
  quote: string
  who: string
  /** What it is about, and how we know it. */
  about: string
  /** Where the meter's hours came with it. */
  day?: Day
}

export interface ShownReviews {
  /** Which words stand around them: of customers, or of worked examples. */
  are: 'reviews' | 'examples'
  reviews: ShownReview[]
}

const { fields } = register

/** What customers have said; worked examples, until one has. */
export function shownReviews(): ShownReviews {
  const { reviews } = companyFacts()
  return reviews.length > 0 ? { are: 'reviews', reviews: ofCustomers() } : { are: 'examples', reviews: examples() }
}

function ofCustomers(): ShownReview[] {
  return companyFacts().reviews.map(({ id, words, name, place, product, method, date, before, after }) => ({
    id,
    quote: words,
    who: `${name}, ${place}`,
    about: `${productName(product)}. ${fields.method.options[method]}, ${dateInWords(date)}`,
    ...dayOf(readDay(before), readDay(after)),
  }))
}

function examples(): ShownReview[] {
  return sampleReviews.map(({ quote, who, key, hours }, at) => ({
    id: String(at + 1),
    quote,
    who,
    about: `${productName(key)}. ${smartHomeCopy.reviews.examples.mark(at + 1, sampleReviews.length)}`,
    ...dayOf(inWatts(hours.before), inWatts(hours.after)),
  }))
}

/** As it is called now; the register's word for it where it is hidden, or is no product. */
function productName(product: keyof typeof fields.product.options): string {
  const named = product === 'audit' ? undefined : companyFacts().products[product]
  return named?.name ?? fields.product.options[product]
}

function dayOf(before?: number[], after?: number[]): { day?: Day } {
  return before && after ? { day: { before, after } } : {}
}

/** An example's hours, each with its watts; nothing else runs in it. */
function inWatts(hours: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0)
}
