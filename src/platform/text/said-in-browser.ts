/** Sentences of staff as a page brings them for browsers' scripts: by the id of their object (group-id.ts), where each stands in it. */
export type OwnWords = Record<string, OwnSentence[]>

/** `parts`: the names of what is filled in, in the order in which it is given. */
export type OwnSentence = readonly [path: readonly string[], text: string, parts?: readonly string[]]

/** Where a page brings sentences of staff, it defines this in the page itself: put-own-words.ts. */
declare global {
  var own: ((group: string, words: object) => void) | undefined
}

/** Around every object of words in a browser's script: said.ts is what stands there on the server. */
export function said<Words extends object>(group: string, words: Words): Words {
  if (self.own) self.own(group, words)
  return words
}
