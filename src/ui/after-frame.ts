/**
 * Runs it in a task of its own once the next frame is painted; in a tab that nobody sees, when it is seen.
 * @returns ends the wait
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted after what waits for it has run.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })

  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
