import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { stateName } from '#india/geography/state-name.ts'
import { acceptLead, type LeadOffer, type Receipt } from '#leads/accept-lead.ts'
import { acceptWithFile } from '#leads/file-form/accept-with-file.ts'
import { fileFormApi } from '#leads/file-form/file-form-api.ts'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import { defineScan } from '#leads/file-form/scan-file.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { LeadKindEntry, Told } from '#leads/lead-kind.ts'
import { defineNotice, defineReceipt } from '#leads/lead-mails.ts'
import { column, columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { formatFileSize } from '#ui/format-file-size.ts'
import { checkPhoto, type Photo } from './check-photo.ts'
import { correctionEndpoint } from './correction-endpoint.en.ts'
import { correctionFields, correctionForm, correctionSchema } from './correction-schema.ts'
import { correctionKindCopy as copy } from './kind-words.en.ts'
import { correctionEmailCopy as mails } from './mail-words.en.ts'
import { MAX_PHOTO_BYTES } from './refuse-photo.ts'
import { correctionCopy } from './words.en.ts'

/** What the page's own post and the API take, beside what is inside the file. */
const correctionBody = leadBody(correctionSchema)

export interface Correction extends Omit<z.output<typeof correctionBody>, 'photo'> {
  photo?: Photo
}

/** What only a correction has. */
interface CorrectionDetails {
  tariff_id: string | null
  state: string
  line: string
  photo?: Omit<Photo, 'path'>
}

const TARIFF = column('tariff_id', () => copy.tariff)
const PHOTO = column('photo', () => copy.photo)

const acknowledgeCorrection = defineReceipt('correction.acknowledge', mails.receipt, { mailboxFor })
const notifyStaffOfCorrection = defineNotice('correction.notify-desk', mails.notice, { mailboxFor, tell })
const scanPhoto = defineScan('correction.scan')

/** That a rate of the calculator is wrong, with a photo or a link. */
export const correctionKind: LeadKindEntry = {
  name: copy.name,
  get ownName() {
    return copy.ownName
  },
  from: 'customers',
  notice: correctionCopy.notice,
  purposes: ['answer'],
  monthsKept: ({ RETENTION_LEADS_MONTHS }) => RETENTION_LEADS_MONTHS,
  replyBy: () => null,
  waitsForAnswer: true,
  mailboxFor,
  form: correctionForm,
  endpoint: { ...correctionEndpoint, body: z.extend(correctionBody, { photo: z.optional(z.file()) }) },
  api: fileFormApi({ parse: parseCorrection, submit: submitCorrection, message: () => correctionCopy.success }),
  jobs: (env) => jobsOf(env, { hasPhoto: true }),
  allJobs: [
    [notifyStaffOfCorrection, copy.jobs.notice],
    [acknowledgeCorrection, copy.jobs.receipt],
    [scanPhoto, copy.jobs.scan],
  ],
  columns: [...columnsOf(correctionFields), TARIFF, PHOTO],
  tell,
}

/** Reads the multipart form of a correction; see parseFileForm. */
export function parseCorrection(
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedFileForm<Correction>> {
  const form = { body: correctionBody, field: 'photo', maxBytes: MAX_PHOTO_BYTES, check: checkPhoto } as const
  return parseFileForm({ ...form, words: correctionCopy }, request, services, incoming)
}

/** What was typed, to be shown again. */
export function typedIn({ photo, nickname, context, notice_version, ...typed }: Correction): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined)) as Record<string, string>
}

/** Accepts a correction, with its photo where there is one. A filled trap is a hint, not proof: see submitOf. */
export function submitCorrection(
  correction: Correction,
  services: Services,
  idempotencyKey?: string,
): Promise<Receipt> {
  const { photo } = correction
  const acceptance = {
    ...toAcceptance(correction),
    ...(idempotencyKey && { idempotencyKey }),
    jobs: jobsOf(services.env, { hasPhoto: photo !== undefined }),
  }
  const offer = toOffer(correction)
  return photo
    ? acceptWithFile(offer, { ...acceptance, file: photo }, services)
    : acceptLead(offer, acceptance, services)
}

function toOffer({ full_name, email, photo, ...correction }: Correction): LeadOffer {
  const { state, company, line, should_be, link, tariff_id } = correction
  const file = photo && { name: photo.name, type: photo.type, bytes: photo.bytes, sha256: photo.sha256 }

  return {
    kind: 'correction',
    full_name,
    email,
    details: {
      ...{ tariff_id: tariff_id || null, state, company: company ?? null, line, should_be, link: link ?? null },
      ...(file && { photo: file }),
    },
  }
}

function jobsOf({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>, { hasPhoto }: { hasPhoto: boolean }) {
  return [notifyStaffOfCorrection, acknowledgeCorrection, ...(CLAMD_URL && hasPhoto ? [scanPhoto] : [])]
}

function tell(details: unknown): Told {
  const given = details as Partial<CorrectionDetails>
  const { tariff_id, photo } = given
  // By code and by key, so that a choice is read in the language of whoever reads it. The API takes names as well.
  const state = stateName(given.state ?? '') ?? given.state ?? ''
  const line = correctionCopy.lines[given.line as keyof typeof correctionCopy.lines] ?? given.line ?? ''
  const { facts, text } = tellFields(correctionFields, { ...given, state, line })

  return {
    facts: [
      ...facts,
      { ...TARIFF, value: tariff_id ?? '' },
      { ...PHOTO, value: photo ? `${photo.name} (${formatFileSize(photo.bytes)})` : '' },
    ],
    ...(text && { text }),
    summary: [state, line, text?.value].filter(Boolean).join(': '),
    ...(photo && { file: { name: photo.name, type: photo.type, bytes: photo.bytes, sha256: photo.sha256 } }),
  }
}

function mailboxFor(_: unknown, { SUPPORT_EMAIL }: Env): string {
  return SUPPORT_EMAIL
}
