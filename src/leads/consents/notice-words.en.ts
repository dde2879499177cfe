/** The line beside each form ends so; it begins with what the form is for. Its version, with the policy's, is stored with what is sent under it. */
export const privacyNotice = {
  more: 'See our',
  link: 'privacy policy',
  path: '/privacypolicy',
} as const

/** Ends the sentence; not of the notice's version. */
export const afterNotice = { mark: '.' } as const

/** Built pages carry this; the server puts the version of its notice in its place (src/leads/consents/notice.ts). */
export const NOTICE_PLACEHOLDER = 'NOTICE-PLACEHOLDER'
