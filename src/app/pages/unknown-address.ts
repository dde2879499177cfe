import { matchRoutes, type RouteObject } from 'react-router'

/** As a server build lists them. */
interface BuiltRoute {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  caseSensitive?: boolean | undefined
}

/** Tells addresses at which only the page for unknown ones answers. */
export function unknownAddresses(routes: Record<string, BuiltRoute | undefined>): (path: string) => boolean {
  const tree = childrenOf(
    undefined,
    Object.values(routes).filter((route) => route !== undefined),
  )

  return (path) => {
    const [last] = matchRoutes(tree, path)?.toReversed() ?? []
    return !last || last.route.path === '*'
  }
}

function childrenOf(parentId: string | undefined, routes: BuiltRoute[]): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, caseSensitive, index: true as const }
        : { id, path, caseSensitive, children: childrenOf(id, routes) },
    )
}
