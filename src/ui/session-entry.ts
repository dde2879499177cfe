/** Reads what this tab has kept under a key. A browser may forbid storage: then nothing is kept, and nothing breaks. */
export function readSessionEntry<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function writeSessionEntry(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the visitor loses a convenience, not the message.
  }
}

export function removeSessionEntry(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there was nothing to remove.
  }
}
