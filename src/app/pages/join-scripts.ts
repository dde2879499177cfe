/** How React Router hands its state over: a context, whose stream is then written to by one script after another. */
const START = 'window.__reactRouterContext'
const CONTEXT = String.raw`window\.__reactRouterContext = (\{[^<]*?\});window\.__reactRouterContext\.stream = [^<]*`
const WRITING = String.raw`window\.__reactRouterContext\.streamController\.(?:enqueue\(([^<]*)\)|close\(\));`

/**
 * Puts the router's state into the script that imports its modules, where alone it is needed: four or more scripts
 * become one, and each costs its hash in the policy. What the router would stream is all there, so it is given as the
 * body of an answer. `tag` begins an inline script of ours, with its nonce if there is one; what else looks like these
 * scripts is left as it is.
 */
export function joinScripts(page: string, tag: string): string {
  if (!page.includes(START)) return page

  let state = ''
  const context = new RegExp(`${tag}${CONTEXT}</script>(<script[^>]*type="module" async="">)`)
  const rest = page.replace(new RegExp(`${tag}${WRITING}</script>`, 'g'), (_, chunk?: string) => {
    if (chunk) state += JSON.parse(chunk)
    return ''
  })

  // React looks for an element in the place of the first.
  return rest.replace(context, (_, settings: string, module: string) => {
    const stated = JSON.stringify(JSON.parse(settings), (_, value) => (value === false ? undefined : value))
    return `<script></script>${module}${START}=${stated.slice(0, -1)},stream:new Response(${quote(state)}).body};`
  })
}

// JSON is full of double quotes: within single ones they stand as they are. No tag may, whoever wrote it.
function quote(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${escaped}'`
}
