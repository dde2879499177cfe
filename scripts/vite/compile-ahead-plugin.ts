import type { Plugin } from 'vite'

/** Every page calls most of these in its first moments; see chunk-groups.ts. */
const SHARED = ['react', 'router', 'base', 'frame']

/**
 * Begins files with a hint. Chromium compiles a function when it is first called, on the thread that answers the
 * visitor; told that all will be called, it compiles them as the file comes, beside it. Not said where it is a fifth
 * of the file. It must be the very first line, hence after Vite has put its own there.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileAheadPlugin(): Plugin {
  return {
    name: 'compile-ahead',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const isPage = file.facadeModuleId?.includes('/src/site/')
          if (isPage || SHARED.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
