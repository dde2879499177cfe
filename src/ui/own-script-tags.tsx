import type { OwnScript } from './page-handle.ts'

/** Written as the router writes its own, so that both wait until the page has loaded (finish-page.ts). */
export function OwnScriptTags({ src, imports }: OwnScript) {
  return (
    <>
      {[src, ...imports].map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <script
        type="module"
        async
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an address from our own build
        dangerouslySetInnerHTML={{ __html: `import ${JSON.stringify(src)}` }}
      />
    </>
  )
}
