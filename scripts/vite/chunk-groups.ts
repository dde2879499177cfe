import type { Rolldown } from 'vite'

/**
 * Which modules share a file. By itself the bundler makes one for every set of modules that the same pages or islands
 * need: dozens, most below a kilobyte, which compress badly and cost a header each.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // The first script of every visitors' page: src/site/frame/start.ts with what it needs.
  {
    name: 'first',
    priority: 4,
    test: /[\\/]src[\\/](site[\\/]islands|ui[\\/](island[\\/]wake-islands|fetch-again|when-near|in-page[\\/]|words\.en|session-entry|site-settings|give-up-after|count-event))|vite[\\/](preload-helper|dynamic-import-helper)/,
  },
  // The second, on all but those for other sites' frames: src/site/frame/frame.ts.
  {
    name: 'frame',
    priority: 4,
    test: /[\\/]src[\\/](site[\\/]frame[\\/](frame\.ts|follow-menu|prefetch-links|copyright-years)|assistant[\\/]launcher[\\/](go-on|land-on-heading|show-hint)|leads[\\/]form[\\/](visit|human-check[\\/]footer-age))/,
  },
  // What every island needs, once the first wakes.
  {
    name: 'react',
    priority: 3,
    test: /[\\/](node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]ui[\\/](island[\\/]hydrate|island[\\/]island-root|boundary|bring-alive|written-element|failed-part|toast))/,
  },
  // Only the desk.
  { name: 'router', priority: 2, test: /[\\/]node_modules[\\/]react-router[\\/]/ },
  // What the calculator needs too, which has no use for the forms' rules.
  {
    name: 'fields',
    priority: 2,
    test: /[\\/]src[\\/](ui[\\/](field|is-readable)|india[\\/]|platform[\\/]text[\\/](number-text|latin-digits))/,
  },
  // What all forms share.
  {
    name: 'forms',
    priority: 1,
    test: /[\\/]src[\\/](leads[\\/]form[\\/](?!visit|human-check)|leads[\\/]format-reply-by)/,
  },
]
