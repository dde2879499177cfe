import { acceptLead, type Receipt } from '#leads/accept-lead.ts'
import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { LeadKindEntry, Told } from '#leads/lead-kind.ts'
import { receiptApi } from '#leads/receipt-api.ts'
import { columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { type DataRequest, dataRequestBody } from './data-request-body.ts'
import { dataRequestEndpoint } from './data-request-endpoint.en.ts'
import { dataRequestFields, dataRequestForm } from './data-request-schema.ts'
import { dataRequestCopy as copy } from './words.en.ts'

const DAY_MS = 86_400_000

const acknowledge = defineReceipt('data-request.acknowledge', copy.mails.receipt, { mailboxFor })
const notifyStaff = defineNotice('data-request.notify-desk', copy.mails.notice, { mailboxFor, tell })

/** What somebody asks for under the data protection law, with the days that we answer within. */
export const dataRequestKind: LeadKindEntry = {
  name: copy.kind.name,
  // It is not withdrawn: whoever wants to take back a consent has sent it for that.
  get ownName() {
    return copy.kind.ownName
  },
  from: 'customers',
  notice: copy.notice,
  purposes: ['answer'],
  monthsKept: ({ RETENTION_LEADS_MONTHS }) => RETENTION_LEADS_MONTHS,
  replyBy: (receivedAt, { PRIVACY_ANSWER_DAYS }) => new Date(receivedAt.getTime() + PRIVACY_ANSWER_DAYS * DAY_MS),
  waitsForAnswer: true,
  isAboutData: true,
  mailboxFor,
  form: dataRequestForm,
  endpoint: dataRequestEndpoint,
  api: receiptApi(dataRequestBody, submitDataRequest, () => copy.success),
  jobs: () => [notifyStaff, acknowledge],
  allJobs: [
    [notifyStaff, copy.kind.jobs.notice],
    [acknowledge, copy.kind.jobs.receipt],
  ],
  columns: columnsOf(dataRequestFields),
  tell,
}

/** Accepts a request: stored, with a mail to the privacy contact and a receipt on their way, or not at all. */
export function submitDataRequest(request: DataRequest, services: Services, idempotencyKey?: string): Promise<Receipt> {
  const { nickname, context, notice_version, full_name, email, phone_number, ...details } = request

  return acceptLead(
    { kind: 'data-request', full_name, email, ...(phone_number && { phone_number }), details },
    { ...toAcceptance({ nickname, context, notice_version }), ...(idempotencyKey && { idempotencyKey }) },
    services,
  )
}

function tell(details: unknown): Told {
  const told = tellFields(dataRequestFields, details)
  const facts = told.facts.map((fact) =>
    fact.name === 'right'
      ? { ...fact, value: (copy.rights as Record<string, string>)[fact.value] ?? fact.value }
      : fact,
  )
  return { ...told, facts, summary: facts[0]?.value ?? '' }
}

function mailboxFor(_: unknown, { PRIVACY_CONTACT }: Env): string {
  return PRIVACY_CONTACT
}
