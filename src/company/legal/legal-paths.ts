/** Where each legal text stands; mails and forms link to it. */
export const LEGAL_PATHS = {
  privacy: '/privacypolicy',
  terms: '/termsandconditions',
  returns: '/returns&refundsPolicy',
} as const

export type LegalText = keyof typeof LEGAL_PATHS
