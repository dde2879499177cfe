import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JobFacts } from './job-facts.tsx'
import { careersCopy as copy } from './words.en.ts'

test('a job that closes says until when one may apply, and one that does not says nothing of it', () => {
  const where = { location: 'Hyderabad', type: 'Full time' }
  const closing = renderToStaticMarkup(<JobFacts {...where} closesOn="2026-12-05" />)
  expect(closing).toContain(`${copy.until}: 5 December 2026`)
  expect(renderToStaticMarkup(<JobFacts {...where} />)).not.toContain(copy.until)
})

test('pay is said where the job has it: a sum in the words of the page, anything else as typed, and nothing while it is empty', () => {
  const where = { location: 'Hyderabad', type: 'Full time' }
  const facts = (pay?: string) => renderToStaticMarkup(<JobFacts {...where} {...(pay && { pay })} />)
  expect(facts('Rs 25000-32000 per month')).toContain(copy.pay.per.month(copy.pay.from('₹25,000', '₹32,000')))
  expect(facts('4.5 lakh/year')).toContain(copy.pay.per.year('₹4,50,000'))
  expect(facts('By experience')).toContain('By experience')
  expect(facts()).not.toContain(copy.pay.label)
})
