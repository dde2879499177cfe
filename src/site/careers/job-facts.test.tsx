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
