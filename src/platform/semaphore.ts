export class NoPermit extends Error {
  /** As of a store that does not answer in time: the same request may succeed later. */
  readonly code = 'ETIMEDOUT'
}

export interface Semaphore {
  /** Waits for a permit and does the work with it; NoPermit when too many wait, or for too long. */
  use: <T>(work: () => Promise<T>) => Promise<T>
}

interface Limits {
  /** How much of the work goes on at once. */
  permits: number
  waiting: number
  patienceMs: number
}

/** Bounds how much of some work, which costs memory or time, goes on at once, with a bounded line: first come, first served. */
export function createSemaphore({ permits, waiting, patienceMs }: Limits): Semaphore {
  const line: (() => void)[] = []
  let taken = 0

  return {
    async use(work) {
      if (taken >= permits) await wait()
      else taken += 1

      try {
        return await work()
      } finally {
        handOver()
      }
    },
  }

  function wait(): Promise<void> {
    if (line.length >= waiting) throw new NoPermit()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(giveUp, patienceMs)
    line.push(enter)
    return promise

    function enter() {
      clearTimeout(timer)
      resolve()
    }

    function giveUp() {
      line.splice(line.indexOf(enter), 1)
      reject(new NoPermit())
    }
  }

  // Straight to the next in line: a newcomer cannot slip in between.
  function handOver() {
    const next = line.shift()
    if (next) next()
    else taken -= 1
  }
}
