import { expect, test } from 'vitest'
import { redirectAfterSignIn, withPlace } from './redirect-after-sign-in.ts'

const asked = (to: string) => new URL(`http://localhost/desk/sign-in?to=${encodeURIComponent(to.toWellFormed())}`)

test.each([
  '/desk',
  '/desk/leads',
  '/desk/leads?status=any&find=x%2By',
  '/desk/posts/1/revisions/2',
  '/desk/leads/a%20b',
])('whoever wanted to open %s comes there, through the second step too', (place) => {
  expect(redirectAfterSignIn(asked(place))).toBe(place)
  expect(redirectAfterSignIn(new URL(withPlace('/desk/sign-in/code', asked(place)), 'http://localhost'))).toBe(place)
})

test.each([
  ...['', 'desk', '//evil.example', '///evil.example', '\\\\evil.example', '/\\evil.example', '\\/evil.example'],
  ...[
    '/desk//evil.example',
    '/desk/..//evil.example',
    '/desk/../x',
    '/desk/%2e%2e/x',
    '/desk/..\\x',
    '/desks',
    '/DESK.x',
    '/desk/%',
    '/desk/%zz?a=b',
  ],
  ...[
    'https://evil.example/desk',
    'http://here.invalid:80/x',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/desk',
    '/%09/evil.example',
    '%2f%2fevil.example',
    '%252f%252fevil.example',
  ],
  ...['http://[', '//[', '/desk@evil.example', '@evil.example', '/desk:80@evil.example', `/desk/${'x'.repeat(20_000)}`],
])('%j leads to the desk’s first page', (to) => {
  expect(redirectAfterSignIn(asked(to))).toBe('/desk')
})

test.each([
  '/desk/\ud800',
  '/desk?q=\udfff\ud800',
  '/desk/\r\nSet-Cookie: a=b',
  '/desk/é?ü#ö',
  '/desk/%zz',
  '/desk/%E0%A4',
])('%j is made an address that a header can hold, or left', (to) => {
  const place = redirectAfterSignIn(asked(to))
  expect(place).toMatch(/^\/desk(\/|\?|$)/)
  expect(() => new Headers({ Location: place })).not.toThrow()
})
