declare module 'virtual:own-script' {
  import type { OwnScript } from '#ui/page-handle.ts'

  export const ownScript: OwnScript | undefined
}

declare module 'virtual:picture-folder' {
  export const pictureFolder: string
}
