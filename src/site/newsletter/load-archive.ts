import { pageNumber } from '#articles/paging.ts'
import { countArchive, type ListedPage, listArchive } from '#editions/archive.ts'
import type { Services } from '#platform/services.ts'

const PAGE_SIZE = 30

export interface ArchivePage {
  page: number
  last: number
  editions: ListedPage[]
}

/** A page of the archive, newest first; undefined where there is no such page. An empty archive has one, empty page. */
export async function loadArchive(
  { db }: Pick<Services, 'db'>,
  asked: string | null,
): Promise<ArchivePage | undefined> {
  const page = pageNumber(asked)
  const last = Math.max(1, Math.ceil((await countArchive(db)) / PAGE_SIZE))
  if (page === undefined || page > last) return undefined
  return { page, last, editions: await listArchive(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }) }
}
