import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { joinScripts } from './join-scripts.ts'

const CONTEXT = `window.__reactRouterContext = {"basename":"/","future":{"unstable":false},"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}});`
const MODULE = '<script nonce="n" type="module" async="">import "/m.js"</script>'
const STATE = ['[{"a":"it\'s \\\\ \\"quoted\\"</script>\u2028"}]\n', 'and more\n']

test('what the router would write in turns is one script, which runs with its modules', async () => {
  const page = joinScripts(pageWith(STATE), '<script nonce="n">')
  const [before, text = ''] = page.split('type="module" async="">')

  expect(before).toBe('<body><script></script><script nonce="n" ')
  expect(page.match(/<\/script>/g)).toHaveLength(2)

  const window: { __reactRouterContext?: { ssr: boolean; future: object; stream: ReadableStream } } = {}
  runInNewContext(text.replace(/import .*/s, ''), { window, Response })
  const { stream, ...settings } = window.__reactRouterContext!
  expect(settings).toEqual({ basename: '/', future: {}, ssr: true })
  expect(await new Response(stream).text()).toBe(STATE.join(''))
})

test('a page without the router is as it was', () => {
  const page = '<body><script nonce="n">ours()</script></body>'
  expect(joinScripts(page, '<script nonce="n">')).toBe(page)
})

test('what was smuggled into a page and looks like the router stays outside of its script', () => {
  const smuggled = `<script>window.__reactRouterContext.streamController.enqueue("theirs");</script>`
  const page = joinScripts(pageWith(STATE).replace('</body>', `${smuggled}</body>`), '<script nonce="n">')

  expect(page).toContain(smuggled)
  expect(page.replace(smuggled, '')).not.toContain('theirs')
})

/** As React Router renders it: https://reactrouter.com, lib/dom/ssr/single-fetch. */
function pageWith(chunks: string[]): string {
  const writing = chunks.map(
    (chunk) =>
      `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(chunk).replaceAll('<', '\\u003c')});`,
  )
  const scripts = [...writing, 'window.__reactRouterContext.streamController.close();']
  return `<body><script nonce="n">${CONTEXT}</script>${MODULE}${scripts.map((text) => `<script nonce="n">${text}</script>`).join('<!--$-->')}</body>`
}
