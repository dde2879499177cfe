export type Choice = 'granted' | 'denied'

const KEY = 'analytics-choice'

/** What the visitor chose on this device. A browser that keeps nothing asks again, and until then nothing is measured. */
export function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'granted' || kept === 'denied' ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepChoice(choice: Choice) {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Forbidden: the choice holds for this page.
  }
}
