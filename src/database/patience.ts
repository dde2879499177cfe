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
