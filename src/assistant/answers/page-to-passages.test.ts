import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { asOf } from '#company/claim-words.en.ts'
import { type Claim, shownClaims } from '#company/claims.ts'
import { ClaimFigure } from '#site/claim-figure/claim-figure.tsx'
import { pageToPassages } from './page-to-passages.ts'

test('a page is cut at its headings, each with the headings above it', () => {
  const passages = cut(
    '<h1>Shop</h1><p>All we sell.</p><h2>Plug</h2><p>One.</p><h3>Price</h3><p>₹1,150.</p><h2>Auditor</h2><p>Two.</p>',
  )

  expect(passages.map(({ headings, sentences }) => [headings, sentences])).toEqual([
    [['Shop'], ['All we sell.']],
    [['Shop', 'Plug'], ['One.']],
    [['Shop', 'Plug', 'Price'], ['₹1,150.']],
    [['Shop', 'Auditor'], ['Two.']],
  ])
})

test('a passage is linked to its heading where that has an id, else to its section, else to the page', () => {
  const passages = cut(
    '<h1>A</h1><p>a.</p><h2 id="own">B</h2><p>b.</p><section id="part"><h2>C</h2><p>c.</p></section><h2>D</h2><p>d.</p>',
  )
  expect(passages.map(({ href }) => href)).toEqual(['/page', '/page#own', '/page#part', '/page'])
})

test('what is before the first heading belongs to it', () => {
  expect(cut('<p>Careers, since 2020.</p><h1>Work</h1><p>Three openings.</p>')[0]?.sentences).toEqual([
    'Careers, since 2020.',
    'Three openings.',
  ])
})

test('machinery and what is drawn for the eye alone is left out; a labelled figure is read by its label', () => {
  const passages = cut(
    '<h1>A</h1><nav>Menu</nav><script>run()</script><svg><text>drawn</text></svg><span aria-hidden="true">9</span><button>Press</button><p><span role="img" aria-label="10,00,000"><i>1</i></span> readings a month</p><p><a class="btn" href="/x">Order Now</a></p>',
  )
  expect(passages[0]?.sentences).toEqual(['10,00,000 readings a month'])
})

test('rows of a bill and of a table become sentences', () => {
  const passages = cut(
    '<h1>A</h1><div><span>Sunday</span><span>Closed</span></div><table><tr><th>Form</th><th>What</th><th>How long</th></tr><tr><th>Contact</th><td>Name, email</td><td>36 months</td></tr></table>',
  )
  expect(passages[0]?.sentences).toEqual([
    'Sunday: Closed',
    'Form: What, How long',
    'Contact: Name, email (What), 36 months (How long)',
  ])
})

test('a number that we claim is said with what it counts and of when', async () => {
  const [claim] = shownClaims('customers') as [Claim]
  const { prelude } = await prerender(createElement(ClaimFigure, { claim }))
  const passages = cut(`<h1>A</h1><div>${await new Response(prelude).text()}</div><p>More.</p>`)
  const { value, label } = claim
  expect(passages[0]?.sentences).toEqual([`${value} ${label} (${asOf(claim)})`, 'More.'])
})

test('numbers to call and addresses are said, also where a link shows only a word', () => {
  const passages = cut(
    '<h1>A</h1><div><span>Sales</span><span><a href="tel:+911">+91 1</a></span></div><p><a href="mailto:a@b.in">a@b.in</a></p><ul><li><a class="go-link" href="tel:+912" aria-label="Call Patna">Call</a></li></ul><address><b>Office</b><br/>1 Road, Hyderabad</address>',
  )
  expect(passages[0]?.sentences).toEqual(['Sales: +91 1', 'a@b.in', 'Call Patna: +912', 'Office: 1 Road, Hyderabad'])
})

test('the year of a list stands under its own heading, not under the one above', () => {
  const passages = cut(
    '<h1>A</h1><p>Us.</p><ol><li><time>2020</time><div><h3>We start</h3><p>Small.</p></div></li><li><time>2021</time><div><h3>Readings</h3><p>Many.</p></div></li></ol>',
  )
  expect(passages.slice(1).map(({ headings, sentences }) => [headings.at(-1), sentences])).toEqual([
    ['We start', ['2020: Small.']],
    ['Readings', ['2021: Many.']],
  ])
})

test('a heading with nothing but headings under it is answered by what stands under those', () => {
  const passages = cut(
    '<h1>About</h1><p>Us.</p><h2>Founders</h2><h3>A. B.</h3><p>Meters.</p><h3>C. D.</h3><p>Software.</p>',
  )
  expect(passages.find(({ headings }) => headings.at(-1) === 'Founders')?.sentences).toEqual([
    'A. B.: Meters.',
    'C. D.: Software.',
  ])
})

test('hostile and broken markup neither runs nor ends the cutting', () => {
  const passages = cut(
    `<h1>A<h2 id='"><script>x</script>'>B</h2><p>c <b>d</p></b><table><tr><td>e</table>${'<div>'.repeat(2_000)}deep`,
  )
  expect(passages.flatMap(({ sentences }) => sentences).join(' ')).toContain('deep')
})

function cut(main: string) {
  return pageToPassages({
    path: '/page',
    html: `<body><header>Out</header><main>${main}</main></body>`,
    language: 'en',
  })
}
