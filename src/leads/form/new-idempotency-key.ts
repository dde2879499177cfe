/** A random UUID, version 4. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID exists only on HTTPS and localhost; the form has to work on a plain address of the office network too.
  return typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : uuidFrom(crypto.getRandomValues(new Uint8Array(16)))
}

function uuidFrom(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
