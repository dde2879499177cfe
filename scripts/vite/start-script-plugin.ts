import type { Plugin } from 'vite'

/**
 * Builds the first scripts of visitors' pages beside the router's own, and tells the server their addresses, which have
 * hashes in them, under `virtual:start-scripts`. `entries`: the file of each by its name.
 */
export function startScriptPlugin(entries: Record<string, string>): Plugin {
  const id = '\0virtual:start-scripts'
  // In development Vite answers for the files themselves.
  const addresses = { ...entries }

  return {
    name: 'start-scripts',
    config: () => ({
      environments: {
        client: { build: { rollupOptions: { input: Object.values(entries).map((entry) => `.${entry}`) } } },
      },
    }),
    resolveId: (source) => (source === 'virtual:start-scripts' ? id : undefined),
    load: (loaded) => (loaded === id ? `export const startScripts = ${JSON.stringify(addresses)}` : undefined),

    // The client is built first, the server after it, both by this one process.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [name, entry] of Object.entries(entries)) {
          if (chunk.facadeModuleId?.endsWith(entry)) addresses[name] = `/${chunk.fileName}`
        }
      }
    },
  }
}
