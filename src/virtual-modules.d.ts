declare module 'virtual:start-scripts' {
  /** The address of src/site/frame/start.ts or start-embedded.ts as a script of the browser, in a language. */
  export function startScriptOf(language: string, name: 'page' | 'embedded'): string
  /** English, and those that SITE_LANGUAGES named when the site was built. */
  export const builtLanguages: string[]
}

// React Router's, in development alone.
declare module 'virtual:react-router/inject-hmr-runtime'

declare module '*?inline-script' {
  const text: string
  export default text
}

declare module 'virtual:picture-folder' {
  export const pictureFolder: string
}

/** In which year, by the builder's clock, the site was built: vite.config.ts. */
declare const BUILD_YEAR: number
