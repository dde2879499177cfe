/**
 * What this process has done since its start, for whoever draws it over time. Others of the same site count for
 * themselves.
 */
class Counter {
  readonly #counts = new Map<string, number>()

  add(name: string) {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  list(): [name: string, count: number][] {
    return [...this.#counts].toSorted(([a], [b]) => a.localeCompare(b))
  }
}

/** Answers, by the class of their status: 2xx to 5xx. */
export const answers = new Counter()
/** Leads that were stored, by their kind. */
export const leads = new Counter()
/** Leads that were not taken, as too many waited. */
export const shedLeads = new Counter()
