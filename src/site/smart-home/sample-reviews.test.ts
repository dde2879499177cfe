import { expect, test } from 'vitest'
import { sampleReviews } from './sample-reviews.en.ts'
import { sampleReviews as inHindi } from './sample-reviews.hi.ts'
import { sampleReviews as inTelugu } from './sample-reviews.te.ts'

for (const [language, examples] of Object.entries({ English: sampleReviews, Hindi: inHindi, Telugu: inTelugu }))
  test(`each example in ${language} names the units of the day that is drawn beside it`, () => {
    for (const { quote, hours } of examples) {
      const watts = Object.values<number>(hours.before).reduce((sum, each) => sum + each, 0)
      expect(quote).toMatch(new RegExp(`(?<![\\d.])${watts / 1000}(?![\\d.]*\\d)`))
    }
  })
