export const captchaCopy = { otherCheck: 'This site verifies with reCAPTCHA.' } as const
