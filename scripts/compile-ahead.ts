import type { Rolldown } from 'vite'

/** Every page calls most of these in its first moments; see chunk-groups.ts. */
const SHARED = ['react', 'router', 'base', 'frame']

/**
 * What a file begins with. Chromium compiles a function when it is first called, on the thread that answers the
 * visitor; told that all will be called, it compiles them as the file comes, beside it. Not said where it is a fifth
 * of the file. https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead({ name, facadeModuleId }: Rolldown.RenderedChunk): string {
  const isPage = facadeModuleId?.includes('/src/pages/')
  return isPage || SHARED.includes(name) ? '//# allFunctionsCalledOnLoad' : ''
}
