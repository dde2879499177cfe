import { terms } from './terms.ts'

/** The short notice beside each form. Its version is stored with what is sent under it. */
export const privacyNotice = {
  version: terms.lastUpdated,
  text: 'We use what you send to answer you. What we keep, and for how long, is in our',
  link: 'privacy policy',
} as const
