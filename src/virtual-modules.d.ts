declare module 'virtual:start-scripts' {
  /** The addresses of src/site/frame/start.ts and start-embedded.ts as scripts of the browser. */
  export const startScripts: { page: string; embedded: string }
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
