import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { receiptApi } from '#leads/receipt-api.ts'
import { replyBy } from '#leads/reply-by.ts'
import { SALE } from '#leads/stages.ts'
import { columnsOf } from '#leads/tell-fields.ts'
import { auditBody } from './audit-body.ts'
import { acknowledgeAudit, notifyStaffOfAudit } from './audit-emails.ts'
import { auditEndpoint } from './audit-endpoint.en.ts'
import { auditFields, auditForm } from './audit-schema.ts'
import { auditKindCopy as copy } from './kind-words.en.ts'
import { submitAudit } from './submit-audit.ts'
import { mailboxForAudit, tellAudit } from './tell-audit.ts'
import { auditCopy } from './words.en.ts'

/** The request for somebody to look at a home. */
export const auditKind: LeadKindEntry = {
  name: copy.name,
  get ownName() {
    return copy.ownName
  },
  from: 'customers',
  notice: auditCopy.notice,
  purposes: ['answer', 'visit'],
  monthsKept: ({ RETENTION_LEADS_MONTHS }) => RETENTION_LEADS_MONTHS,
  replyBy,
  waitsForAnswer: true,
  stages: SALE,
  hasPlace: true,
  mailboxFor: mailboxForAudit,
  form: auditForm,
  endpoint: auditEndpoint,
  api: receiptApi(auditBody, submitAudit, () => auditCopy.success),
  jobs: () => [notifyStaffOfAudit, acknowledgeAudit],
  allJobs: [
    [notifyStaffOfAudit, copy.jobs.notice],
    [acknowledgeAudit, copy.jobs.receipt],
  ],
  columns: columnsOf(auditFields),
  tell: tellAudit,
}
