import { brandName } from '#company/brand-name.ts'
import type { LeadRow } from '#database/tables.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { languageOfLead } from '#leads/lead-context.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { replyDeskCopy } from './words.en.ts'

/** What a first letter about a lead is called: by the name that its sender has for it, in the sender's language. */
export function defaultSubject(lead: Pick<LeadRow, 'kind' | 'reference' | 'attribution'>): string {
  return inLanguage(languageOfLead(lead), () => {
    const name = LEAD_KINDS[lead.kind].ownName ?? enquiryKindCopy.ownName
    return replyDeskCopy.defaultSubject(name, lead.reference, brandName())
  })
}
