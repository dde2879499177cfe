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
