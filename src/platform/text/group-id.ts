/**
 * What a browser's script calls an object of words: four or so letters in the place of `site/about/words:aboutCopy`, of which
 * every byte is sent to every visitor. The build refuses two that share one.
 */
export function idOfGroup(group: string): string {
  let hash = 0x811c9dc5
  // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
  for (const letter of group) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36).slice(-4)
}
