import { expect, test } from 'vitest'
import { prepareContent } from './prepare-content.ts'
import { renderMarkdown } from './render-markdown.ts'

test('headings can be linked to, each by a name of its own, in any script', () => {
  const { html, contents } = prepareContent(
    '<h2>The sum</h2><h2>The sum</h2><h2>बिजली &amp; <em>बिल</em></h2><h3>?!</h3>',
  )

  expect(contents).toEqual([
    { id: 'the-sum', text: 'The sum' },
    { id: 'the-sum-2', text: 'The sum' },
    { id: 'बिजली-बिल', text: 'बिजली & बिल' },
  ])
  expect(html).toContain('<h3 id="section">')
})

test('the text is what a reader sees', () => {
  expect(prepareContent('<p>1 &lt; 2<br>and</p><ul><li>so</li><li>on</li></ul>').text).toBe('1 < 2 and so on')
})

test('only what an article is made of is stored', () => {
  const attacks = [
    '<script>x()</script>',
    '<style>p{}</style>',
    '<svg onload="x()"></svg>',
    '<img src=x onerror="x()">',
    '<img src="//evil.example/x.png">',
    '<img src="data:image/png;base64,AA">',
    '<form action="/"><input></form>',
    '<object data="/x"></object>',
    '<meta http-equiv="refresh" content="0">',
    '<base href="https://evil.example/">',
  ]

  expect(attacks.map((attack) => prepareContent(attack).html).join('')).toBe('')
  expect(prepareContent('<p class="btn" id="main" style="top:0">x</p>').html).toBe('<p>x</p>')
  expect(prepareContent('<a href=" java\nscript:x()">x</a>').html).toBe('<a>x</a>')
  expect(prepareContent('<a href="https://a.example/" target="_blank">x</a>').html).toBe(
    '<a href="https://a.example/" rel="noopener">x</a>',
  )
})

test('a table scrolls in a region with a name, and Markdown cannot smuggle markup in', () => {
  const markdown = '## Rates\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n<script>x()</script>\n\n[x](javascript:x())'
  const { html } = prepareContent(renderMarkdown(markdown, () => undefined))

  expect(html).toContain('<div class="scroll-x" role="region" tabindex="0" aria-label="Table 1: Rates">')
  expect(html).toContain('<th scope="col" align="right">B</th>')
  expect(html).not.toMatch(/script/)
})

test('reading takes its time', () => {
  expect(prepareContent('<p>Short.</p>').readingMinutes).toBe(1)
  expect(prepareContent(`<p>${'word '.repeat(1_190)}</p>`).readingMinutes).toBe(5)
})
