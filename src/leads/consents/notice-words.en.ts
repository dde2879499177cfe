/** The line beside each form: what what is sent is for. Its version, with the policy's, is stored with what is sent under it. */
export const privacyNotice = {
  purposes: {
    contact: 'We use what you send to answer you.',
    audit: 'We use what you send to answer you and to visit your home for the audit.',
    application: 'We use what you send to decide whom to hire for this opening.',
    newsletter: 'We use your name and address to send you the newsletter until you leave it.',
  },
  more: 'How long we keep it, and how you take it back, is in our',
  link: 'privacy policy',
  path: '/privacypolicy',
} as const

export type NoticeOf = keyof typeof privacyNotice.purposes

/** Built pages carry this; the server puts the version of its notice in its place (src/leads/consents/notice.ts). */
export const NOTICE_STAND_IN = 'NOTICE-STAND-IN'
