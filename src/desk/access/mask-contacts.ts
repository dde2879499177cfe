const HIDDEN = '•••'
const SHOWN_DIGITS = 3

/** An address of which a colleague can tell that it is the same, and no more: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`
}

/** The last three digits: enough to tell two callers apart, too few to call one. */
export function maskPhone(phone: string): string {
  return `${HIDDEN} ${phone.replace(/\D/g, '').slice(-SHOWN_DIGITS)}`
}
