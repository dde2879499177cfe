import { brandName } from '#company/brand-name.ts'
import type { LeadRow } from '#database/tables.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { replyDeskCopy } from './words.en.ts'

/** What a first letter about a lead is called: by the name that its sender has for it. */
export function defaultSubject({ kind, reference }: Pick<LeadRow, 'kind' | 'reference'>): string {
  return replyDeskCopy.defaultSubject(LEAD_KINDS[kind].ownName ?? enquiryKindCopy.ownName, reference, brandName())
}
