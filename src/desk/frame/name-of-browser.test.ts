import { expect, test } from 'vitest'
import { nameOfBrowser } from '#desk/staff/sessions-part.tsx'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Mac'],
  ['curl/8.5', 'curl/8.5'],
])('%j is %s', (agent, name) => {
  expect(nameOfBrowser(agent)).toBe(name)
})
