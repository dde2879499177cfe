import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { columnsOf } from '#leads/tell-fields.ts'
import { acknowledgeAudit, notifyStaffOfAudit } from './audit-emails.ts'
import { auditEndpoint } from './audit-endpoint.en.ts'
import { auditFields, auditForm } from './audit-schema.ts'
import { auditsApi } from './audits-api.ts'
import { auditKindCopy as copy } from './kind-words.en.ts'
import { mailboxForAudit, tellAudit } from './tell-audit.ts'
import { auditCopy } from './words.en.ts'

/** The request for somebody to look at a home. */
export const auditKind: LeadKindEntry = {
  name: copy.name,
  ownName: copy.ownName,
  from: 'customers',
  notice: auditCopy.notice,
  purposes: ['answer', 'visit'],
  monthsKept: ({ RETENTION_LEADS_MONTHS }) => RETENTION_LEADS_MONTHS,
  promisesReply: true,
  waitsForAnswer: true,
  hasPlace: true,
  mailboxFor: mailboxForAudit,
  form: auditForm,
  endpoint: auditEndpoint,
  api: auditsApi,
  jobs: () => [notifyStaffOfAudit, acknowledgeAudit],
  allJobs: [
    [notifyStaffOfAudit, copy.jobs.notice],
    [acknowledgeAudit, copy.jobs.receipt],
  ],
  columns: columnsOf(auditFields),
  tell: tellAudit,
}
