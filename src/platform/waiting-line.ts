/** More wait than can be served soon. The same request may succeed a moment later. */
export class TooManyWait extends Error {
  constructor() {
    super('more leads wait than can be stored soon')
  }
}

interface Bounds {
  /** So many may always wait: one slow transaction turns nobody away. */
  leastWaiting: number
  /** How long the first in line may have waited for others to be let in. */
  longestMs: number
}

/**
 * A line in front of what takes its turn by itself. Whoever would wait too long is told at once (TooManyWait), before
 * anything was done for them, instead of waiting with all others until their connections end.
 */
export function openWaitingLine({ leastWaiting, longestMs }: Bounds, now = () => performance.now()) {
  // In the order in which they came, with the time at which they did.
  const waiting = new Map<symbol, number>()

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const [first = Number.POSITIVE_INFINITY] = waiting.values()
    if (waiting.size >= leastWaiting && now() - first > longestMs) throw new TooManyWait()

    const place = Symbol()
    waiting.set(place, now())
    try {
      return await work()
    } finally {
      waiting.delete(place)
    }
  }
}
