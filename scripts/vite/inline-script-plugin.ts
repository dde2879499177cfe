import { build, type Plugin, type Rolldown } from 'vite'

const MARK = '?inline-script'

/** A module asked for as `FILE?inline-script` is its text, bundled whole and small, for the server to send in a page. */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        // Pages are rendered by the server; in the browser's build the text would be weight.
        const text = this.environment.name === 'client' ? '' : await bundle(id.slice(0, -MARK.length))
        return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' }
      },
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
        input: entry,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput

  const [{ code }] = built.output
  return code.trim().replaceAll('</script', '<\\/script')
}
