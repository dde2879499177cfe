const PATH = /\/(newsletter\/+(confirm|preferences|unsubscribe)|your-enquiry|consents|thanks)(\.data)?(\/|$)/i

/**
 * Whether the address of a page, in any language, holds what opens something by itself: the link of a mail, or on a page of
 * thanks that of one's own page. It is told to no other site, and stands in no log as what led to a style or a page.
 */
export function opensByItself(path: string): boolean {
  return PATH.test(path)
}
