const PAUSE_MS = 300

/**
 * Fetches a script of ours with what belongs to it, and once more where it fails: a file that does not come is mostly a
 * line that was cut for a moment. Styles that failed with it are fetched again too, which the bundler would not do.
 */
export async function fetchAgain<Script>(fetchScript: () => Promise<Script>): Promise<Script> {
  try {
    return await fetchScript()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(fetchIfFailed))
    return fetchScript()
  }
}

function fetchIfFailed(failed: HTMLLinkElement): Promise<void> | undefined {
  // One that is within the page is disabled; see post-process-html.ts.
  if (failed.sheet || failed.disabled) return

  return new Promise((resolve, reject) => {
    const link = failed.cloneNode() as HTMLLinkElement
    link.onload = () => resolve()
    link.onerror = reject
    failed.replaceWith(link)
  })
}
