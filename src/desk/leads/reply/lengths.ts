/** In UTF-16 units. */
export const LONGEST_REPLY = 10_000
export const LONGEST_SUBJECT = 200
