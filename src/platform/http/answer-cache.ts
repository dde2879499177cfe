const CHECK_MS = 1_000
const MOST_ANSWERS = 500
const LONGEST_ADDRESS = 300

export interface AnswerCacheOptions {
  /** Stays the same for as long as every answer that is kept is still true. Asked at most once in so long. */
  stamp: () => Promise<string>
  /** A second, where nothing is said. */
  everyMs?: number
  /** How many are kept; as many as a large blog has pages where nothing is said. */
  most?: number
  now?: () => number
}

export interface AnswerCache<Answer> {
  /**
   * The answer as it is kept, else as `make` makes it; what that cannot make is not kept. All who ask for an address
   * while its answer is being made wait for that one answer.
   */
  find: (address: string, make: () => Promise<Answer | undefined>) => Promise<Answer | undefined>
}

/**
 * Keeps what is made on request, ready to be sent, so that the next visitor
 * does not wait for the making. What has changed shows after `everyMs` at the
 * latest; of more answers than it holds, those go that nobody has asked for
 * longest.
 */
export function createAnswerCache<Answer>({
  stamp,
  everyMs = CHECK_MS,
  most = MOST_ANSWERS,
  now = () => performance.now(),
}: AnswerCacheOptions): AnswerCache<Answer> {
  const answers = new Map<string, Answer>()
  const underWay = new Map<string, Promise<Answer | undefined>>()
  let current = ''
  let checkedAt = Number.NEGATIVE_INFINITY

  return {
    async find(address, make) {
      await dropWhatHasChanged()
      const known = answers.get(address)
      if (known) return keep(address, known)

      const making = underWay.get(address)
      if (!making) return begin(address, make)

      // The visitor for whom it is being made may leave and so end it: then each of the others makes their own.
      return (await making.catch(() => undefined)) ?? begin(address, make)
    },
  }

  function begin(address: string, make: () => Promise<Answer | undefined>) {
    const asOf = current
    const making = make()
      .then((answer) => {
        // What changed while it was being made may not be in it.
        return answer && asOf === current && address.length <= LONGEST_ADDRESS ? keep(address, answer) : answer
      })
      .finally(() => {
        if (underWay.get(address) === making) underWay.delete(address)
      })
    underWay.set(address, making)
    return making
  }

  async function dropWhatHasChanged() {
    if (now() - checkedAt < everyMs) return

    checkedAt = now()
    const latest = await stamp()
    if (latest !== current) {
      answers.clear()
      underWay.clear()
    }
    current = latest
  }

  function keep(address: string, answer: Answer): Answer {
    // Last in the map is last to go.
    answers.delete(address)
    answers.set(address, answer)
    const [longestUnasked] = answers.keys()
    if (answers.size > most && longestUnasked !== undefined) answers.delete(longestUnasked)
    return answer
  }
}
