import { expect, test } from 'vitest'
import { loader } from './old-address.ts'

test.for([
  ['/desk/claims', '/desk/company/claims'],
  ['/desk/leads/letters?stage=declined&lead=7', '/desk/leads/stage-letters?stage=declined&lead=7'],
  ['/desk/watch?days=90', '/desk/status?days=90'],
])('the address that a page had before, %s, leads there for good, with its query', ([before, now]) => {
  const url = new URL(before!, 'https://site.example')
  const answer = loader({ url, pattern: url.pathname })

  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(now)
})
