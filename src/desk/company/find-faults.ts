import type { Register } from '#company/registers/register.ts'
import { valuesSchema } from '#company/registers/value-schema.ts'
import { pageAt } from '#pages.ts'
import type { Services } from '#platform/services.ts'
import { findSentence } from '#platform/text/said.ts'
import { listEntries } from './find-entries.ts'

type Values = Parameters<NonNullable<Register['check']>>[0]

/** What is in the way of publishing these values, by field; beside what the register's other entries say. */
export async function findFaults(
  { id: register, fields, check }: Register,
  id: string | null,
  values: Values,
  { db, now, env }: Pick<Services, 'db' | 'now' | 'env'>,
): Promise<Partial<Record<string, string>>> {
  if (!check) return {}
  const entries = await listEntries(db, now(), register)
  const key = entries.find((entry) => entry.id === id)?.key ?? null
  const schema = valuesSchema(fields)
  const others = entries
    .filter((entry) => entry.id !== id && !entry.deletedAt)
    // What is written over one that visitors see does not count instead of it: it may never be published.
    .flatMap(({ published, values }) => [published, values])
    .map((each) => schema.safeParse(each).data)
    .filter((read) => read !== undefined)
  return check(values, { others, isPage, host: new URL(env.SITE_URL).host, key, sentence: findSentence })
}

/** Not what answers at many addresses: an article that is gone may lead elsewhere. */
function isPage(path: string): boolean {
  const page = pageAt(path)
  return page !== undefined && !page.path.includes(':')
}
