import { line, type TextMessages } from './text.ts'

/** As people write it: 98480 12345, +91-40-2345 6789, (040) 23456789. A landline is as good as a mobile. */
export function phoneNumber(messages: TextMessages) {
  return line(messages, 32).refine(isPhoneNumber, messages.required)
}

// E.164 allows at most 15 digits; no Indian subscriber number with its code has fewer than 7.
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15
}
