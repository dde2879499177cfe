import { InlineScript } from './inline-script.tsx'
import type { OwnScript } from './page-handle.ts'

/** Written as the router writes its own, so that both wait until the page has loaded (post-process-html.ts). */
export function OwnScriptTags({ src, imports }: OwnScript) {
  return (
    <>
      {[src, ...imports].map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <InlineScript type="module" async text={`import ${JSON.stringify(src)}`} />
    </>
  )
}
