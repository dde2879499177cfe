import type { Rolldown } from 'vite'

/** The first scripts of visitors' pages, by name: all that a browser runs of a page begins with one of them. */
export const START_SCRIPTS = { page: '/src/site/frame/start.ts', embedded: '/src/site/frame/start-embedded.ts' }

export type StartScripts = Record<keyof typeof START_SCRIPTS, string>

type Built = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Where the scripts of another language lie until the site is built, and, in a file beside them, how its pages begin. React Router empties `build` first. */
export const folderOfLanguage = (language: string) => `.react-router/languages/${language}`

/** The chunks of the first scripts among what was built, by their names. */
export function startChunks(built: Built[]): Partial<Record<keyof StartScripts, Rolldown.OutputChunk>> {
  return Object.fromEntries(
    Object.entries(START_SCRIPTS).flatMap(([name, entry]) => {
      const chunk = built.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(entry))
      return chunk ? [[name, chunk]] : []
    }),
  )
}

/** Their addresses. */
export function startAddresses(built: Built[]): Partial<StartScripts> {
  return Object.fromEntries(Object.entries(startChunks(built)).map(([name, { fileName }]) => [name, `/${fileName}`]))
}
