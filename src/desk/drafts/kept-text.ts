/** What was typed and not saved yet, in this browser. */
export interface KeptText<Body> {
  at: string
  body: Body
}

// By the address at the desk of what is written.
const key = (address: string) => `desk-text ${address}`

export function keepText<Body>(address: string, body: Body) {
  try {
    localStorage.setItem(key(address), JSON.stringify({ at: new Date().toISOString(), body }))
  } catch {
    // Full, or forbidden: then the text is in the page alone, as it would be without this.
  }
}

export function findKeptText<Body>(address: string): KeptText<Body> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(address)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function forgetText(address: string) {
  try {
    localStorage.removeItem(key(address))
  } catch {
    // See keepText.
  }
}
