import { expect, test } from 'vitest'
import { cleanLetterHtml, isShownIn } from './clean-html.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=password></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>body{background:url(https://evil.example)}</style>',
  '<p style="background-image:url(https://evil.example);position:fixed">x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<object data="https://evil.example"></object>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<!--[if mso]><script>x</script><![endif]-->',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
])('of %s nothing is left that runs, fetches, sends or leads astray', (html) => {
  const clean = cleanLetterHtml(html)
  expect(clean).not.toMatch(
    /script|onerror|javascript|evil|<(?:iframe|form|input|meta|base|link|style|svg|object)|svg|position/i,
  )
})

test('what a letter is made of stays', () => {
  const html =
    '<p style="color:#333;text-align:center">Hello <b>Asha</b></p><table><tr><td colspan="2">1</td></tr></table>'
  expect(cleanLetterHtml(html)).toBe(html)
  expect(cleanLetterHtml('<a href="https://example.com">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  )
  expect(cleanLetterHtml('<img src="https://example.com/x.png" alt="x">')).toContain('https://example.com/x.png')
})

test('a picture that came with the letter is put into it, once it is known to be one', () => {
  const part = { name: 'logo.png', type: 'image/png', content: PNG, cid: 'logo' }
  const clean = cleanLetterHtml('<img src="cid:logo">', [part])
  expect(clean).toContain(`data:image/png;base64,${PNG.toString('base64')}`)
  expect(isShownIn(clean, part)).toBe(true)

  const script = { ...part, content: Buffer.from('<script>alert(1)</script>') }
  expect(cleanLetterHtml('<img src="cid:logo" alt="Logo">', [script])).toBe('<img alt="Logo" />')
  expect(isShownIn(cleanLetterHtml('<img src="cid:logo">', [script]), script)).toBe(false)
})

test('deep and endless HTML is cut, not suffered', () => {
  expect(cleanLetterHtml('<div>'.repeat(20_000)).length).toBeLessThan(20_000)
  expect(cleanLetterHtml('<p>x'.repeat(20_000))).toContain('x')
})
