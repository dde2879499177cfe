import type * as z from 'zod/mini'
import { receiptApi, submitOf } from '#leads/accept-lead.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import type { LeadKindEntry, Told } from '#leads/lead-kind.ts'
import { defineNotice, defineReceipt } from '#leads/lead-mails.ts'
import { columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { dataRequestEndpoint } from './data-request-endpoint.en.ts'
import { dataRequestFields, dataRequestForm, dataRequestSchema } from './data-request-schema.ts'
import { dataRequestCopy as copy } from './words.en.ts'

const DAY_MS = 86_400_000

/** What the page's own post and the API take. */
export const dataRequestBody = leadBody(dataRequestSchema)

export type DataRequest = z.output<typeof dataRequestBody>

const acknowledge = defineReceipt('data-request.acknowledge', copy.mails.receipt, { mailboxFor })
const notifyStaff = defineNotice('data-request.notify-desk', copy.mails.notice, { mailboxFor, tell })

export const submitDataRequest = submitOf<DataRequest>('data-request')

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
  endpoint: { ...dataRequestEndpoint, body: dataRequestBody },
  api: receiptApi(dataRequestBody, submitDataRequest, () => copy.success),
  jobs: () => [notifyStaff, acknowledge],
  allJobs: [
    [notifyStaff, copy.kind.jobs.notice],
    [acknowledge, copy.kind.jobs.receipt],
  ],
  columns: columnsOf(dataRequestFields),
  tell,
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
