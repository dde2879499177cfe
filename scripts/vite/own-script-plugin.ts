import type { Plugin, Rolldown } from 'vite'
import type { OwnScript } from '../../src/ui/page-handle.ts'

/**
 * Builds a script beside the router's own, for a page that must ship less than the router weighs, and tells the server
 * build its hashed address under `virtual:own-script`. In development there is none: the router brings the page alive.
 */
export function ownScriptPlugin(entry: string): Plugin {
  const id = '\0virtual:own-script'
  let built: OwnScript | undefined

  return {
    name: 'own-script',
    config: () => ({ environments: { client: { build: { rollupOptions: { input: [entry] } } } } }),
    resolveId: (source) => (source === 'virtual:own-script' ? id : undefined),
    load: (loaded) => (loaded === id ? `export const ownScript = ${JSON.stringify(built)}` : undefined),

    // The client is built first, the server after it, both by this one process.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith(entry.replace(/^\.\//, '/'))) continue
        built = { src: `/${chunk.fileName}`, imports: importsOf(chunk.fileName, bundle).map((file) => `/${file}`) }
      }
    },
  }
}

/** All that it needs before it can run, so that the browser fetches it at once and not chunk after chunk. */
function importsOf(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk') return []

  for (const imported of chunk.imports) {
    if (found.has(imported)) continue
    found.add(imported)
    importsOf(imported, bundle, found)
  }
  return [...found]
}
