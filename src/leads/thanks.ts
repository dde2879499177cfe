import type { LeadKind, LeadRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import type { Receipt } from './accept-lead.ts'
import { findByReference } from './lead-queries.ts'
import { readOwnPageToken } from './own-page/own-page-link.ts'
import { ownPageCopy } from './own-page/words.en.ts'

/** What the page of thanks is asked by, where no script keeps the receipt. In the query, which no log has. */
export function thanksQuery({ reference, your_page }: Receipt): URLSearchParams {
  const token = your_page?.split('/').at(-1)
  return new URLSearchParams({ reference, ...(token && { page: token }) })
}

interface Thanked {
  lead: LeadRow
  /** The link that came with the receipt, for whoever has it: a reference alone opens nothing. */
  your_page?: string
}

/** Thanks only for what is stored. */
export async function findThanked(url: URL, kind: LeadKind, services: Services): Promise<Thanked | undefined> {
  const lead = await findByReference(services.db, url.searchParams.get('reference') ?? '')
  if (lead?.kind !== kind) return undefined

  const token = url.searchParams.get('page') ?? ''
  const isTheirs = (await readOwnPageToken(token, services))?.leadId === lead.id
  return { lead, ...(isTheirs && { your_page: `${ownPageCopy.path}/${token}` }) }
}
