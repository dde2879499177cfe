/** OWASP ASVS 5.0, 6.2.1: 15 letters where a password is chosen; 6.2.9: at least 64 are allowed. */
export const FEWEST_LETTERS = 15
export const MOST_LETTERS = 128
