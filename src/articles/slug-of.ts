import { fold } from '#india/words.ts'

const LONGEST = 80

/** The address that a title suggests: its Latin words and numbers. Empty for a title that has none of them. */
export function slugOf(title: string): string {
  const words =
    fold(title)
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug
}

export function isSlug(text: string): boolean {
  return text.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
