import { expect, test } from 'vitest'
import { plainPath, redirects } from './redirects.en.ts'

const around = {
  others: [
    { from: '/b', to: '/c/' },
    { from: '/c', to: '/a?x=1' },
  ],
  isPage: (path: string) => path === '/about-us',
  host: 'www.coral.example',
  key: null,
  sentence: () => undefined,
}
const faultsOf = (from: string, to = '/utilities') => Object.keys(redirects.check!({ from, to }, around))

test.each([
  ...['old', '//old', '/\\old', '/old page', '/old?x', '/old#x', '/about-us', '/about-us/'],
  ...['/desk', '/desk/leads', '/DESK', '/api/x', '/assets/x.js', '/go/demo', '/media/x', '/%64esk', '/b', '/b/'],
])('%s cannot be sent on', (from) => {
  expect(faultsOf(from)).toEqual(['from'])
})

test.each([
  ['/a', '/a'],
  ['/a', '/a/#top'],
  ['/a', '/b'],
  ['/a', '/%62'],
  ['/a', '/x/../b'],
  ['/a', 'https://www.coral.example/a'],
  ['/a', 'https://coral.example/b'],
])('%s to %s would lead back', (from, to) => {
  expect(faultsOf(from, to)).toEqual(['to'])
})

test('an old address may lead to a page, to another site and to what leads on', () => {
  expect(faultsOf('/old')).toEqual([])
  expect(faultsOf('/old', 'https://shop.example/plug')).toEqual([])
  expect(faultsOf('/old', 'https://shop.example/old')).toEqual([])
  expect(faultsOf('/old', '/b')).toEqual([])
  expect(faultsOf('/desks-and-chairs')).toEqual([])
})

test('an address is one, with and without slashes at its end', () => {
  expect(['/', '//', '/a/', '/a//', '/%61?x#y', '/a/b'].map(plainPath)).toEqual(['/', '/', '/a', '/a', '/a', '/a/b'])
})
