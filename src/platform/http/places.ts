export class NoPlaceLeft extends Error {}

export interface Places {
  /** Waits for a place and does the work in it; NoPlaceLeft when too many wait, or for too long. */
  use: <T>(work: () => Promise<T>) => Promise<T>
}

interface Limits {
  places: number
  waiting: number
  patienceMs: number
}

/** A bounded number of places for work that costs memory or time, with a bounded line before them: first come, first served. */
export function openPlaces({ places, waiting, patienceMs }: Limits): Places {
  const line: (() => void)[] = []
  let taken = 0

  return {
    async use(work) {
      if (taken >= places) await wait()
      else taken += 1

      try {
        return await work()
      } finally {
        handOver()
      }
    },
  }

  function wait(): Promise<void> {
    if (line.length >= waiting) throw new NoPlaceLeft()
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
      reject(new NoPlaceLeft())
    }
  }

  // Straight to the next in line: a newcomer cannot slip in between.
  function handOver() {
    const next = line.shift()
    if (next) next()
    else taken -= 1
  }
}
