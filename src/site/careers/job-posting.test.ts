import { expect, test } from 'vitest'
import { openings } from '#company/openings/first-openings.en.ts'
import { jobPosting } from './job-posting.ts'

for (const opening of openings) {
  test(`${opening.title} tells search engines what, where, how and since when`, () => {
    const posting = jobPosting(opening)

    expect(posting.title).toBe(opening.title)
    expect(posting.employmentType).toBe('FULL_TIME')
    expect(posting.jobLocation.address.addressLocality).toBe(opening.location)
    expect(posting.datePosted).toMatch(/^\d{4}-\d\d-\d\d$/)
    for (const point of opening.requirements.flatMap(({ points }) => points)) {
      expect(posting.description).toContain(`<li>${point}</li>`)
    }
  })
}

test('a job with pay tells search engines the sum, and words that are no sum not at all', () => {
  const pay = (pay?: string) => jobPosting({ ...openings[0]!, ...(pay && { pay }) }).baseSalary
  expect(pay('₹25,000 to ₹32,000 a month')).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', minValue: 25_000, maxValue: 32_000, unitText: 'MONTH' },
  })
  expect(pay('₹4.5 lakh a year')).toMatchObject({ value: { value: 4_50_000, unitText: 'YEAR' } })
  expect(pay('By experience')).toBeUndefined()
  expect(pay()).toBeUndefined()
})
