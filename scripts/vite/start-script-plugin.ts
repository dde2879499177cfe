import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languagesToBuild } from './language-plugin.ts'
import { folderOfLanguage, START_SCRIPTS, type StartScripts, startAddresses } from './start-scripts.ts'

/**
 * Builds the first scripts of visitors' pages beside the router's own, and tells the server their addresses, which have
 * hashes in them, under `virtual:start-scripts`. Those of other languages were built before (build-language.ts).
 */
export function startScriptPlugin(): Plugin {
  const id = '\0virtual:start-scripts'
  // In development Vite answers for the files themselves, which choose their words by the language of the page.
  let addresses: StartScripts = START_SCRIPTS
  let isDevelopment = false

  return {
    name: 'start-scripts',
    config: () => ({
      environments: {
        client: { build: { rollupOptions: { input: Object.values(START_SCRIPTS).map((entry) => `.${entry}`) } } },
      },
    }),
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    resolveId: (source) => (source === 'virtual:start-scripts' ? id : undefined),
    load: (loaded) =>
      loaded === id
        ? [
            `const english = ${JSON.stringify(addresses)}`,
            `const others = ${JSON.stringify(isDevelopment ? {} : ofOtherLanguages())}`,
            `export const builtLanguages = ${JSON.stringify(['en', ...languagesToBuild()])}`,
            'export const startScriptOf = (language, name) => (others[language] ?? english)[name]',
          ].join('\n')
        : undefined,

    // The client is built first, the server after it, both by this one process.
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') addresses = { ...addresses, ...startAddresses(Object.values(bundle)) }
    },
  }
}

function ofOtherLanguages(): Record<string, StartScripts> {
  const files = languagesToBuild().map((language) => [language, `${folderOfLanguage(language)}.json`] as const)
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, JSON.parse(readFileSync(file, 'utf8')) as StartScripts]),
  )
}
