import { addressHere } from '#platform/text/language.ts'

/**
 * The contact page with a message begun, which the visitor sees and can change: for a link, in which letters of other scripts
 * stand as they are. A browser writes them as an address needs them; so written, each is nine signs of the page.
 */
export function contactPath(message: string): string {
  const written = message.replace(/[\0-\x7f]+/g, (ascii) =>
    new URLSearchParams({ ascii }).toString().slice('ascii='.length),
  )
  return addressHere(`/contact-us?message=${written}`)
}
