import type { Rolldown } from 'vite'

/**
 * Which modules share a file. By itself the bundler makes one for every set of modules that the same pages or islands
 * need: dozens, most below a kilobyte, which compress badly and cost a header each.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // The one script of every visitors' page: src/site/frame/start.ts with what it needs.
  {
    name: 'first',
    priority: 4,
    test: /[\\/]src[\\/](site[\\/](islands|frame[\\/](follow-menu|prefetch-links|copyright-years))|assistant[\\/]launcher[\\/](go-on|land-on-heading|show-hint)|leads[\\/]form[\\/](visit|human-check[\\/]footer-age)|ui[\\/](island[\\/]wake-islands|fetch-again|session-entry|site-settings|give-up-after|count-event|when-near|in-page[\\/]|words\.en))|vite[\\/](preload-helper|dynamic-import-helper)/,
  },
  // What every island needs, once the first wakes.
  {
    name: 'react',
    priority: 3,
    test: /[\\/](node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]ui[\\/](island[\\/]hydrate|island[\\/]island-root|boundary|bring-alive|written-element|failed-part|toast))/,
  },
  // Only the desk.
  { name: 'router', priority: 2, test: /[\\/]node_modules[\\/]react-router[\\/]/ },
  // What all forms share.
  {
    name: 'forms',
    priority: 1,
    test: /[\\/]src[\\/](leads[\\/]form[\\/](?!visit|human-check)|leads[\\/]format-reply-by)/,
  },
]
