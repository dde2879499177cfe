import { addressHere } from '#platform/text/language.ts'

/** The contact page with a message begun, which the visitor sees and can change. */
export function contactPath(message: string): string {
  return addressHere(`/contact-us?${new URLSearchParams({ message })}`)
}
