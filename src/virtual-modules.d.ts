declare module 'virtual:own-script' {
  import type { OwnScript } from '#ui/page-handle.ts'

  export const ownScript: OwnScript | undefined
}

declare module '*?inline-script' {
  const text: string
  export default text
}

declare module 'virtual:kvah-places' {
  import type { KvahPlace } from '#calculator/kvah/kvah-place.ts'

  export const kvahPlaces: KvahPlace[]
}

declare module 'virtual:picture-folder' {
  export const pictureFolder: string
}

/** In which year, by the builder's clock, the site was built: vite.config.ts. */
declare const BUILD_YEAR: number
