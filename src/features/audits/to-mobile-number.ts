/** The ten digits of a mobile number as people write it: '+91 98480-12345', '098480 12345'. Anything else stays as it is. */
export function toMobileNumber(text: string): string {
  const bare = text.replace(/[\s()-]/g, '')
  return bare.replace(/^(?:\+91|91|0)(?=\d{10}$)/, '')
}
