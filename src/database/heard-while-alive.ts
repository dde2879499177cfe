import { tryToConnect } from './try-to-connect.ts'

/** How often one looks whether the server is alive, how long it has to say so, and how many silences in a row say that it is not. */
export interface Looks {
  everyMs: number
  oneTryMs: number
  most: number
}

// A minute and some seconds, as long as a start waits for its database.
export const PATIENT_LOOKS: Looks = { everyMs: 10_000, oneTryMs: 5_000, most: 4 }

/**
 * Waits for an answer as long as it takes, while the server answers others: a change of the schema may work for an hour,
 * and a server that fell silent in the middle of it never says so.
 */
export function heardWhileAlive<Heard>(
  hearing: Promise<Heard>,
  connectionString: string,
  { everyMs, oneTryMs, most }: Looks,
  why: string,
): Promise<Heard> {
  let next: NodeJS.Timeout | undefined
  let isOver = false
  const silence = new Promise<never>((_, reject) => {
    const look = async (silences: number) => {
      const trouble = await tryToConnect(connectionString, oneTryMs)
      if (isOver) return
      const now = trouble && !isSaidByServer(trouble) ? silences + 1 : 0
      if (now === most) reject(new Error(why))
      else next = setTimeout(look, everyMs, now)
    }
    next = setTimeout(look, everyMs, 0)
  })
  const end = () => {
    isOver = true
    clearTimeout(next)
  }
  return Promise.race([hearing, silence]).finally(end)
}

/** A refusal in its own words, such as that too many are connected, comes from a server that is alive. */
function isSaidByServer({ code = '' }: NodeJS.ErrnoException): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')
}
