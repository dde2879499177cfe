import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const PREFIX = 'virtual:inline-script/'

/**
 * `virtual:inline-script/NAME` is the text of a script, whole and small, for the server to send within a page that
 * needs nothing else to run: the bundle of `entries[NAME]`.
 */
export function inlineScriptPlugin(entries: Record<string, string>): Plugin {
  return {
    name: 'inline-script',
    resolveId: (asked) => (asked.startsWith(PREFIX) ? `\0${asked}` : undefined),

    async load(loaded) {
      if (!loaded.startsWith(`\0${PREFIX}`)) return
      // Pages are rendered by the server; in the browser's build the text would be weight.
      if (this.environment.name !== 'ssr') return 'export default ""'

      const entry = entries[loaded.slice(`\0${PREFIX}`.length)]
      if (!entry) return
      return `export default ${JSON.stringify(await bundle(entry))}`
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      // Nothing else stands by if an old phone cannot read it.
      target: 'es2015',
      rollupOptions: {
        input: resolve(entry),
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput

  const [{ code }] = built.output
  return code.trim().replaceAll('</script', '<\\/script')
}
