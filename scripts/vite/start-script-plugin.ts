import type { Plugin } from 'vite'

/**
 * Builds the one script of visitors' pages beside the router's own, and tells the server its address, which has a hash in
 * it, under `virtual:start-script`.
 */
export function startScriptPlugin(entry: string): Plugin {
  const id = '\0virtual:start-script'
  // In development Vite answers for the file itself.
  let address = entry

  return {
    name: 'start-script',
    config: () => ({ environments: { client: { build: { rollupOptions: { input: [`.${entry}`] } } } } }),
    resolveId: (source) => (source === 'virtual:start-script' ? id : undefined),
    load: (loaded) => (loaded === id ? `export const startScript = ${JSON.stringify(address)}` : undefined),

    // The client is built first, the server after it, both by this one process.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(entry)) address = `/${chunk.fileName}`
      }
    },
  }
}
