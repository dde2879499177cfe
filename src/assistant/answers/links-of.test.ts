import { expect, test } from 'vitest'
import { linksOf } from './page-source.ts'

test('a page leads to other pages: no files, nothing that leads away, no calls of the API', () => {
  const html = `
    <a href="/">home</a> <a class="btn" href="/about-us/#team">us</a> <a href="/returns&amp;refundsPolicy">returns</a>
    <a href="/careers?from=menu" data-x="1">work</a> <link href="/not-a-link" /> <a data-href="/neither">this</a>
    <a href="/covers/home.jpg">picture</a> <a href="//elsewhere.example/x">away</a> <a href="https://a.example/">away</a>
    <a href="/go/pay">pay</a> <a href="/api/health/">health</a> <a href="/desk/leads">desk</a>`

  expect(linksOf(html)).toEqual(['/', '/about-us', '/returns&refundsPolicy', '/careers'])
})
