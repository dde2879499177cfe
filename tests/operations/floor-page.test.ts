import { expect, test } from 'vitest'
import { floorPage } from '../../bench/support/build-floor.ts'

test('the floor keeps words, styles and pictures, and no script', () => {
  const page = [
    '<head><style>p{margin:0}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>',
    '<link rel="preload" href="/assets/f.woff2" as="font"/></head>',
    '<body><p><a href="/x" data-discover="true">Hello<!-- --> you</a></p><img src="/a.avif"/>',
    '<div data-ids="a" data-props="{}"></div><script>(function(){})()</script></body>',
  ].join('')

  expect(floorPage(page)).toBe(
    [
      '<head><style>p{margin:0}</style>',
      '<link rel="preload" href="/assets/f.woff2" as="font"/></head>',
      '<body><p><a href="/x">Hello you</a></p><img src="/a.avif"/><div></div></body>',
    ].join(''),
  )
})
