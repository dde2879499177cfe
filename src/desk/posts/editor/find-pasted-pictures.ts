import { cleanPasted } from './clean-pasted.ts'

interface PastedPictures {
  /** To be asked what they show. */
  files: File[]
  /** How many the text showed where it comes from, and does not bring along. */
  missing: number
}

/** The pictures of what is pasted or dropped. Those of Word and of other sites come as addresses that nobody else can open. */
export function findPastedPictures({ html, files }: { html: string; files: Iterable<File> }): PastedPictures {
  const cleaned = cleanPasted(html)
  const images = cleaned.match(/<img\b[^>]*>/gi) ?? []
  const missing = images.filter((image) => !/\ssrc\s*=\s*["']?\/(?![/\\])/i.test(image)).length

  // Word and Excel add a picture of the text that they put on the clipboard.
  const hasText = cleaned.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
  const isOurs = images.length > missing
  return hasText || isOurs
    ? { files: [], missing }
    : { files: [...files], missing: [...files].length > 0 ? 0 : missing }
}
