import type { Rolldown } from 'vite'

/**
 * Which modules share a file. By itself the bundler makes one for every set of modules that the same pages or islands
 * need: dozens, most below a kilobyte, which compress badly and cost a header each.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // The first script of visitors' pages but what only wakes islands: src/site/frame/start.ts.
  {
    name: 'first',
    priority: 5,
    test: /[\\/]src[\\/](site[\\/](islands|frame[\\/](frame\.ts|no-pages|copyright-years))|assistant[\\/]launcher[\\/](go-on|land-on-heading|show-hint)|leads[\\/]form[\\/](visit|human-check[\\/]footer-age))/,
  },
  // Pages for other people's frames begin with this alone: src/site/frame/start-embedded.ts.
  {
    name: 'wake',
    priority: 8,
    test: /[\\/]src[\\/](ui[\\/](island[\\/](wake-islands|kept-taps)|fetch-again|in-page[\\/]|words\.en|session-entry|count-event)|platform[\\/]text[\\/](language|said-in-browser)\.ts)|vite[\\/](preload-helper|dynamic-import-helper)/,
  },
  // What every island needs, once the first wakes.
  {
    name: 'react',
    priority: 7,
    test: /[\\/](node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]ui[\\/](island[\\/]hydrate|island[\\/]island-root|boundary|bring-alive|written-element|failed-part\.tsx))/,
  },
  // Only the desk.
  { name: 'router', priority: 2, test: /[\\/]node_modules[\\/]react-router[\\/]/ },
  // Fields and lines that the calculator's modes and the kVAh simulator share.
  {
    name: 'calculator-fields',
    priority: 3,
    test: /[\\/]src[\\/]calculator[\\/](engine[\\/]numbers|answers[\\/](answers|read-number|trouble)|words\.en|category-words|screen[\\/](changed-controls|questions|choice-field|more|number-field|price-line|slider|use-(announcement|result)|write-number))/,
  },
  // What only a factory's bill needs, fetched with the first record that does.
  {
    name: 'factory',
    priority: 1,
    test: /[\\/]src[\\/]calculator[\\/](engine[\\/]factory[\\/]|screen[\\/](factory-parts|paper-words|zone-))/,
  },
  // Bills: the engine with what leads to it and from it.
  {
    name: 'bills',
    priority: 2,
    test: /[\\/]src[\\/]calculator[\\/](engine[\\/](?!kvah|power-factor-correction|factory[\\/])|answers|screen[\\/](asked-fields|total-label|unfetched))/,
  },
  // What the calculator needs too, which has no use for the forms' rules.
  {
    name: 'fields',
    priority: 4,
    test: /[\\/]src[\\/](ui[\\/](field|contact-path|art[\\/]mark)|india[\\/]indian-numbers|platform[\\/](day-in-india|grouped|text[\\/](number-text|latin-digits)))/,
  },
  // Small parts of forms, which others have a use for too.
  {
    name: 'form-parts',
    priority: 2,
    test: /[\\/]src[\\/](ui[\\/](toast-store|use-held-timeout|push-analytics-event|button-link|is-readable)|india[\\/])/,
  },
  { name: 'facts', priority: 2, test: /[\\/]src[\\/](ui[\\/]fact-list|leads[\\/]home-audit[\\/]audit-facts)/ },
  // What all forms share.
  {
    name: 'forms',
    priority: 1,
    test: /[\\/]src[\\/](leads[\\/]form[\\/](?!visit|human-check)|leads[\\/]format-reply-by|leads[\\/]own-page[\\/](photo-field|own-page-line|send-photo|receipt-words)|ui[\\/](error-summary|options\.tsx))/,
  },
]
