const SLICE_MS = 250

/**
 * Gives up after so long in which this process could have heard an answer. A busy process hears late, and its clock would
 * say of a server that has answered that it is silent: so time runs in small pieces, of which a busy stretch takes one,
 * and what has arrived meanwhile is read before the end. Returns what ends the wait.
 */
export function patience(ms: number, giveUp: () => void, sliceMs = SLICE_MS): () => void {
  let left = Math.ceil(ms / sliceMs)
  let last: NodeJS.Immediate | undefined
  let timer = setTimeout(tick, sliceMs)

  function tick() {
    left -= 1
    if (left > 0) timer = setTimeout(tick, sliceMs)
    else last = setImmediate(giveUp)
  }

  return () => {
    clearTimeout(timer)
    clearImmediate(last)
  }
}

/** The same as a signal; `end` is to be called once there is an answer. */
export function patientSignal(ms: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  const why = new DOMException('timeout', 'TimeoutError')
  return { signal: controller.signal, end: patience(ms, () => controller.abort(why)) }
}

/** Asks with such a signal, and waits for the answer no longer than that. */
export async function withPatience<Answer>(ms: number, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const { signal, end } = patientSignal(ms)
  try {
    return await ask(signal)
  } finally {
    end()
  }
}
