import { type RawBuilder, sql } from 'kysely'
import type { Subject } from './subject.ts'

// A short number is part of many a longer one, and of our own keys: it is looked for among numbers alone.
const SHORTEST_IN_TEXT = 10

/** Whether a column has the address or number somewhere in it, however it is written there. */
export function holds({ kind, value }: Subject, column: string): RawBuilder<boolean> {
  if (kind === 'phone') return value.length < SHORTEST_IN_TEXT ? sql<boolean>`1 = 0` : hasDigits(column, value)

  const like = `%${value.replace(/[\\%_]/g, '\\$&')}%`
  // The first look is the cheap one, and nearly every row is done with after it.
  return sql<boolean>`(${sql.ref(column)} like '%@%' and lower(${sql.ref(column)}) like ${like} escape '\\')`
}

/** Whether these digits follow one another, with nothing between them but what people put there. */
export function hasDigits(column: string, digits: string): RawBuilder<boolean> {
  const inOrder = `%${[...digits].join('%')}%`
  return sql<boolean>`(${sql.ref(column)} like ${inOrder} and ${withoutSigns(sql.ref(column))} like ${`%${digits}%`})`
}

// As people write numbers: with spaces, dashes, brackets, dots and a plus.
function withoutSigns(text: RawBuilder<unknown>): RawBuilder<string> {
  return [' ', '-', '(', ')', '.', '+'].reduce<RawBuilder<string>>(
    (rest, sign) => sql<string>`replace(${rest}, ${sign}, '')`,
    sql<string>`${text}`,
  )
}
