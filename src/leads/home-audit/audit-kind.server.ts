import type * as z from 'zod/mini'
import { findCountry, findState } from '#india/geography/places.ts'
import { receiptApi, submitOf } from '#leads/accept-lead.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import type { LeadKindEntry, Told } from '#leads/lead-kind.ts'
import { defineNotice, defineReceipt } from '#leads/lead-mails.ts'
import { replyBy } from '#leads/reply-by.ts'
import { SALE } from '#leads/stages.ts'
import { columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { auditEndpoint } from './audit-endpoint.en.ts'
import { auditFields, auditForm, auditSchema } from './audit-schema.ts'
import { auditKindCopy as copy } from './kind-words.en.ts'
import { auditEmailCopy as mails } from './mail-words.en.ts'
import { auditCopy } from './words.en.ts'

/** What the page's own post and the API take. */
export const auditBody = leadBody(auditSchema({ findCountry, findState }))

export type Audit = z.output<typeof auditBody>

const acknowledgeAudit = defineReceipt('audit.acknowledge', mails.receipt, {
  mailboxFor: mailboxForAudit,
  nextOf: () => auditCopy.done.next,
  linesOf: ({ phone_number }) => [[mails.receipt.phone, mails.receipt.phoneEnding((phone_number ?? '').slice(-2))]],
})

const notifyStaffOfAudit = defineNotice('audit.notify-sales', mails.notice, {
  mailboxFor: mailboxForAudit,
  tell: tellAudit,
})

export const submitAudit = submitOf<Audit>('audit')

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
  endpoint: { ...auditEndpoint, body: auditBody },
  api: receiptApi(auditBody, submitAudit, () => auditCopy.success),
  jobs: () => [notifyStaffOfAudit, acknowledgeAudit],
  allJobs: [
    [notifyStaffOfAudit, copy.jobs.notice],
    [acknowledgeAudit, copy.jobs.receipt],
  ],
  columns: columnsOf(auditFields),
  tell: tellAudit,
}

const IN_A_LIST = ['city_name', 'state']

function tellAudit(details: unknown): Told {
  const told = tellFields(auditFields, details)
  const named = IN_A_LIST.map((name) => told.facts.find((fact) => fact.name === name)?.value)

  return { ...told, summary: named.filter(Boolean).join(', ') }
}

function mailboxForAudit(_: unknown, { SALES_EMAIL }: Env): string {
  return SALES_EMAIL
}
