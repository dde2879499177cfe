import type { Rolldown } from 'vite'

/** What so many pages share goes with the frame: hardly a visit does without it. */
const SHARED_BY_PAGES = 5

type Context = Rolldown.ChunkingContext

/**
 * Which modules share a file. By itself the bundler makes one for every set of modules that the same pages need: fifty
 * a page, most below a kilobyte, which compress badly and cost a header each.
 *
 * `base` is what the site shares with the page that has a script of its own (see own-script-plugin.ts), which must not
 * fetch the router or the frame. A group takes along whatever its modules import, unless a group before it has it.
 */
export function chunkGroups(root: string, ownScript: string): Rolldown.CodeSplittingGroup[] {
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      name: 'react',
      // Also what both the router and the page with its own script ask for, the compiler's own helpers among it: the
      // router's file would take it along.
      test: /@oxc-project[\\/+]runtime|[\\/](node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/](app[\\/]run-react[\\/]|ui[\\/](fetch-again|give-up-after)))/,
    },
    { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/ },
    { name: (id, graph) => (isShared(id, graph) && isOwn(id, graph) ? 'base' : null), debugName: 'base' },
    { name: (id, graph) => (isShared(id, graph) ? 'frame' : null), debugName: 'frame' },
    // The list and the articles, between which visitors go back and forth.
    { name: (id, graph) => (isOfBlogs(id, graph) ? 'blog' : null), debugName: 'blog' },
    // What the forms share that have a page of their own, and the newsletter's when somebody is near it.
    { name: 'forms', test: /[\\/]src[\\/](leads[\\/]form[\\/]|leads[\\/]format-reply-by|india[\\/]office-clock)/ },
  ]
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }))

  function isShared(id: string, graph: Context): boolean {
    const entries = entriesOf(id, graph)
    if (entries.some((entry) => isFile(entry, root))) return true

    const pages = entries.filter((entry) => /\/src\/site\//.test(entry))
    return pages.length >= SHARED_BY_PAGES && !hasStyles(id, graph)
  }

  function isOfBlogs(id: string, graph: Context): boolean {
    const isShown = entriesOf(id, graph).some((entry) => /\/src\/site\/blog\/(blogs|article)\.tsx/.test(entry))
    return isShown && /\/src\/(site\/blog\/(?!blogs|article\.)|articles\/)/.test(id) && !id.endsWith('.css')
  }

  function isOwn(id: string, graph: Context): boolean {
    return entriesOf(id, graph).some((entry) => isFile(entry, ownScript))
  }
}

function entriesOf(id: string, graph: Context): string[] {
  return closureOf(id, (each) => graph.getModuleInfo(each)?.importers).filter(
    (each) => graph.getModuleInfo(each)?.isEntry,
  )
}

// They would come inside every page, also where nothing wears them.
function hasStyles(id: string, graph: Context): boolean {
  return closureOf(id, (each) => graph.getModuleInfo(each)?.importedIds).some((each) => each.endsWith('.css'))
}

function closureOf(id: string, nextOf: (id: string) => string[] | undefined): string[] {
  const found = new Set([id])
  for (const each of found) {
    for (const next of nextOf(each) ?? []) found.add(next)
  }
  return [...found]
}

function isFile(id: string, path: string): boolean {
  return id.replace(/\?.*/, '').endsWith(path)
}
