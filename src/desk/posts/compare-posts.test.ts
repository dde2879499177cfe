import { expect, test } from 'vitest'
import { comparePosts, paragraphsOf } from './compare-posts.ts'
import { aBody } from './desk-post-examples.ts'

test('two states differ in the paragraphs that went and came, in reading order', () => {
  const before = aBody({ content: '<h2>Sum</h2><p>One.</p><p>Two.</p>' })
  const after = aBody({ content: '<h2>Sum</h2><p>Two.</p><p>Three.</p>', title: 'Another', tags: ['home', 'fans'] })

  expect(comparePosts(before, after)).toEqual({
    fields: [
      { field: 'title', before: before.title, after: 'Another' },
      { field: 'tags', before: 'home', after: 'home, fans' },
    ],
    text: [
      { kind: 'same', text: '## Sum' },
      { kind: 'removed', text: 'One.' },
      { kind: 'same', text: 'Two.' },
      { kind: 'added', text: 'Three.' },
    ],
  })
})

test('tables, lists and pictures are told as a reader meets them', () => {
  expect(
    paragraphsOf(
      '<ul><li>a</li><li>b</li></ul><table><tr><td>1</td><td>2 &lt; 3</td></tr></table><figure><img src="/x" alt="A meter"></figure>',
    ),
  ).toEqual(['a', 'b', '1 | 2 < 3', '🖼 A meter'])
})
