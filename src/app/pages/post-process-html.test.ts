import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { postProcessHtml } from './post-process-html.ts'

const parts = {
  placeholders: { 'https://site.invalid': 'https://www.example.com' },
  styleSheets: new Map([
    ['/assets/a.css', '.a{color:red}'],
    ['/assets/b.css', '.b{color:blue}'],
  ]),
  wornLater: { classes: new Set<string>(), rules: new Set<string>() },
}

test('the page carries the address it is served at', () => {
  const { html } = postProcessHtml('<link rel="canonical" href="https://site.invalid/about-us"/>', parts)
  expect(html).toBe('<link rel="canonical" href="https://www.example.com/about-us"/>')
})

test('styles are inside the page and named by their hash, and their links stay for hydration without being fetched', () => {
  const sheets = ['a', 'b'].map((name) => `<link nonce="n" rel="stylesheet" href="/assets/${name}.css"/>`).join('')
  const { html, hashes } = postProcessHtml(`<head>${sheets}</head>`, parts, 'n')
  const styles = /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''

  expect(styles).toMatch(/^\.a\{color:red\}\.b\{color:blue\}/)
  expect(hashes.styles).toEqual([hash(styles)])
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/a.css" disabled=""/><link rel="stylesheet" href="/assets/b.css" disabled=""/>',
  )
})

test('a style sheet that lazy parts use too is inside the page once, to be found under both its addresses', () => {
  const { html } = postProcessHtml('<head><link rel="stylesheet" href="/assets/a.css#"/></head>', parts)
  const links = ['/assets/a.css#', '/assets/a.css'].map((href) => `<link rel="stylesheet" href="${href}" disabled=""/>`)
  expect(html).toContain(links.join(''))
  expect(html.split('.a{color:red}')).toHaveLength(2)
})

test('styles that the head brings itself are one with the sheets, so that the policy names one hash; smuggled ones are not', () => {
  const small = '@media (width<=9rem){.own{color:green}}'
  const own = `<style nonce="n">${small}</style><style>.theirs{color:black}</style>`
  const { html, hashes } = postProcessHtml(
    `<head><link rel="stylesheet" href="/assets/a.css"/>${own}</head><body></body>`,
    parts,
    'n',
  )
  expect(html).toContain(`<style>.a{color:red}${small}</style></head>`)
  expect(html.split('.own')).toHaveLength(2)
  expect(hashes.styles).toEqual([hash(`.a{color:red}${small}`)])
})

test('a visit brings of its sheets what it can wear', () => {
  const sheets = ['a', 'b'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`).join('')
  const { html } = postProcessHtml(`<html data-visit=""><head>${sheets}</head><body class="b"></body></html>`, parts)
  expect(html).toContain('<style>.b{color:blue}</style>')
})

test('a style sheet for a medium is left for browsers that have it', () => {
  const link = '<link rel="stylesheet" href="/assets/a.css" media="(forced-colors: active)"/>'
  const { html } = postProcessHtml(`<head>${link}</head>`, parts)
  expect(html).toContain(link)
  expect(html).not.toContain('.a{')
})

test('what only wide windows follow is fetched by them, after all that stands in the page; the desk has it in the page', () => {
  const wide = '@media (min-width:64rem){.a{color:blue}}'
  const styleSheets = new Map([
    ['/assets/a.css', `${wide}.a{color:red}`],
    ['/assets/a.wide.css', wide],
  ])
  const page = (mark: string) =>
    postProcessHtml(`<html${mark}><head><link rel="stylesheet" href="/assets/a.css"/></head>`, {
      ...parts,
      styleSheets,
    })
  const { html, hashes } = page('')
  expect(html).toContain(
    '<style>.a{color:red}</style><link rel="stylesheet" href="/assets/a.wide.css" media="(min-width',
  )
  expect(hashes.styles).toEqual([hash('.a{color:red}')])
  expect(page(' data-routed=""').html).toContain(`<style>${wide}.a{color:red}</style></head>`)
})

test('a style sheet that is not ours to inline stays a link', () => {
  const link = '<link rel="stylesheet" href="/assets/unknown.css"/>'
  expect(postProcessHtml(link, parts).html).toBe(link)
})

test('a script that stands in a built page is allowed by its hash', () => {
  const { hashes } = postProcessHtml('<head><script>ours()</script></head>', parts)
  expect(hashes.scripts).toEqual([hash('ours()')])
})

test('what a visitor wrote and the state repeats is taken for no tag of the page', () => {
  const state = JSON.stringify('["</head></body></script><!--"]').replaceAll('<', '\\u003c')
  const rendered = [
    '<head></head><body><script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = x;</script>',
    '<script type="module" async="">import "/m.js"</script>',
    `<script>window.__reactRouterContext.streamController.enqueue(${state});</script></body>`,
  ]
  const { html } = postProcessHtml(rendered.join(''), parts)

  expect(html.match(/<\/(head|body)>|<!--/g)).toEqual(['</head>', '</body>'])
  expect(html).toMatch(/<\/script><\/body>$/)
})

test('markup that was smuggled into a rendered page is not blessed', () => {
  const { hashes } = postProcessHtml(
    '<body><script nonce="n">ours()</script><script>theirs()</script></body>',
    parts,
    'n',
  )

  expect(hashes.scripts).toContain(hash('ours()'))
  expect(hashes.scripts).not.toContain(hash('theirs()'))
})

test('the nonce is gone from the page, so that the page can be kept', () => {
  expect(postProcessHtml('<body><script nonce="n">ours()</script></body>', parts, 'n').html).not.toContain('nonce')
})

test('data for search engines needs no hash', () => {
  const { hashes } = postProcessHtml('<body><script type="application/ld+json">{"a":1}</script></body>', parts)
  expect(hashes.scripts).not.toContain(hash('{"a":1}'))
})

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
