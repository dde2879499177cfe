import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { prepareContent } from '#articles/prepare-content.ts'
import { readArticleFile } from '#articles/read-article-file.ts'
import { makeContent } from './read-written-post.ts'

const HASH = '0123456789abcdef0123456789abcdef'

test('a table from the editor gets its head and a region that scrolls, under the heading above it', () => {
  const made = makeContent(
    '<h2>Rates</h2><table style="width:9px"><colgroup><col></colgroup><tbody>' +
      '<tr><th><p>A</p></th><th align="right"><p>B</p></th></tr>' +
      '<tr><td><p>1</p><p>2</p></td><td align="right" colspan="2" rowspan="900"><p>3</p></td></tr></tbody></table>',
    false,
  )

  expect(made).toBe(
    '<h2>Rates</h2><div class="scroll-x" role="region" tabindex="0" aria-label="Table 1: Rates"><table class="slab">' +
      '<thead><tr><th scope="col">A</th><th scope="col" align="right">B</th></tr></thead>' +
      '<tbody><tr><td>1<br>2</td><td align="right" colspan="2">3</td></tr></tbody></table></div>',
  )
})

test('a picture of ours comes in every size it is kept in, and nothing else may name sizes', () => {
  const made = makeContent(
    `<figure><img src="/media/${HASH}-1000.webp" alt="A meter" width="1000" height="500"><figcaption>Here</figcaption></figure>`,
    false,
  )
  expect(made).toContain(
    `<picture><source type="image/avif" srcset="/media/${HASH}-480.avif 480w, /media/${HASH}-960.avif`,
  )
  expect(made).toContain('alt="A meter" width="1000" height="500" loading="lazy"')

  const elsewhere = makeContent('<img src="/covers/wave.svg" srcset="https://evil.example/x 1x" alt="">', false)
  expect(elsewhere).not.toMatch(/evil|srcset/)
  expect(makeContent('<picture><source srcset="https://evil.example/x"><img alt="x"></picture>', false)).toBe('')
})

test('lines of a list, and what the editor leaves empty, are what they are in a file', () => {
  expect(makeContent('<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul><p></p>', false)).toBe(
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
  )
})

test('what was arranged once stays as it is, and so does each of our own articles', () => {
  for (const path of globSync('content/posts/*.md')) {
    const { content } = readArticleFile(basename(path, '.md'), readFileSync(path, 'utf8'), () => undefined)
    const stored = prepareContent(content).html
    const made = makeContent(stored, false)

    expect(prepareContent(made).html.replace(/\n/g, ''), path).toBe(stored.replace(/\n/g, ''))
    expect(makeContent(made, false), path).toBe(made)
  }
})

test('Markdown is taken where there are no scripts, and carries nothing in that HTML may not', () => {
  const made = makeContent('## Hi\n\n[x](javascript:alert(1)) **b**\n\n<script>x()</script>\n', true)
  expect(made).toContain('<h2 id="hi">Hi</h2>')
  expect(made).toContain('<strong>b</strong>')
  expect(made).not.toMatch(/script/)
})
