import type { Plugin } from 'vite'

/**
 * Parts of React Router that are chosen while it runs, and never here: nobody watches it, every page brings the list of
 * pages, and errors have pages of our own (root.tsx, last-resort.tsx). One is ours: how a page's script is loaded. What remains is what the router asks of them. A
 * name that it newly asks for fails the build.
 */
const UNUSED: Record<string, string> = {
  'router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentHandler = undefined
    export const instrumentationResultMetaContext = undefined`,
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getPathsWithAncestors = (paths) => paths
    export const handleClientVersionMismatch = () => Promise.resolve(false)
    export const getManifestPath = undefined`,
  'dom/ssr/routeModules.js': `
    export { loadRouteModule } from '/src/site/frame/load-route-module.ts'`,
  'dom/ssr/errorBoundaries.js': `
    export const RemixErrorBoundary = ({ children }) => children
    export const RemixRootDefaultErrorBoundary = undefined`,
  'dom/ssr/fallback.js': `
    export const RemixRootDefaultHydrateFallback = undefined`,
}

/** Leaves them out of what browsers get. */
export function unusedRouterPartsPlugin(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, part] = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id) ?? []
      return part && UNUSED[part]
    },
  }
}
