import type { Register } from '#company/registers/register.ts'
import { registers } from '#company/registers/registers.ts'
import type { Database } from '#database/database.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { nameOf } from './entry-words.ts'
import { type DeskEntry, findRegister, listEntries } from './find-entries.ts'

/** The state publishes the holidays of a year in the last weeks of the one before. */
const FIRST_MONTH_TO_ASK = 11

interface LookedOver {
  lists: {
    id: string
    title: string
    mayEdit: 'words' | 'company' | 'leads'
    entries: number
    drafts: number
    samples: number
    planned: number
  }[]
  /** Registers with samples that visitors still see, and how many. */
  samples: { id: string; count: number }[]
  /** Figures that are past their review, by name. */
  pastReview: { id: string; names: string[] }[]
  /** The year whose holidays are missing: this one, or from November the next. */
  missingHolidays: number | undefined
  planned: { register: string; title: string; id: string; name: string; from: string; by: string }[]
}

/** What staff should know of the registers, on a page and in the morning's mail. */
export async function lookOver(db: Database, now: Date): Promise<LookedOver> {
  const entries = (await listEntries(db, now)).filter(({ deletedAt }) => !deletedAt)
  const today = dayInIndia(now)
  const lists = registers.map((register) => {
    const own = entries.filter((entry) => entry.register === register.id)
    return {
      ...{ id: register.id, title: register.title, mayEdit: register.mayEdit, entries: own.length },
      drafts: own.filter(({ state }) => state !== 'published').length,
      samples: own.filter(({ isSample, published }) => isSample && published).length,
      planned: own.filter(({ publishAt }) => publishAt).length,
    }
  })
  const pastReview = registers.flatMap((register) => {
    const own = entries.filter(
      (entry) => entry.register === register.id && isPastReview(register, entry, today.slice(0, 7)),
    )
    return own.length > 0 ? [{ id: register.id, names: own.map(({ published }) => nameOf(register, published!)) }] : []
  })
  return {
    lists,
    samples: lists.filter(({ samples }) => samples > 0).map(({ id, samples }) => ({ id, count: samples })),
    pastReview,
    missingHolidays: missingYear(entries, today),
    planned: entries.flatMap((entry) => plannedOf(entry)),
  }
}

function missingYear(entries: readonly DeskEntry[], today: string): number | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const known = entries.flatMap(({ register, published }) => (register === 'holidays' ? [published?.year] : []))
  return [year, ...(month >= FIRST_MONTH_TO_ASK ? [year + 1] : [])].find((each) => !known.includes(each))
}

function plannedOf({ register: id, publishAt, values, updatedBy, ...entry }: DeskEntry) {
  const register = findRegister(id)
  if (!publishAt || !register) return []
  return [
    {
      register: id,
      title: register.title,
      id: entry.id,
      name: nameOf(register, values),
      from: publishAt,
      by: updatedBy,
    },
  ]
}

/** Visitors read a figure whose next review is over. `month`: this one, YYYY-MM. */
export function isPastReview({ review }: Pick<Register, 'review'>, { published }: DeskEntry, month: string): boolean {
  const by = review && published?.[review.by]
  return typeof by === 'string' && by < month
}
