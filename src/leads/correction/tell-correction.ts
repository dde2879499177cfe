import type { Photo } from '#leads/correction/check-photo.ts'
import type { Fact, Told } from '#leads/lead-kind.ts'
import { columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { formatFileSize } from '#ui/format-file-size.ts'
import { correctionFields } from './correction-schema.ts'
import { correctionKindCopy as copy } from './kind-words.en.ts'

/** What only a correction has; see submitCorrection. */
interface CorrectionDetails {
  tariff_id: string | null
  state: string
  line: string
  photo?: Omit<Photo, 'path'>
}

const TARIFF = {
  name: 'tariff_id',
  get label() {
    return copy.tariff
  },
}
const PHOTO = {
  name: 'photo',
  get label() {
    return copy.photo
  },
}

export const CORRECTION_COLUMNS: Pick<Fact, 'name' | 'label'>[] = [...columnsOf(correctionFields), TARIFF, PHOTO]

export function tellCorrection(details: unknown): Told {
  const { tariff_id, state = '', line = '', photo } = details as Partial<CorrectionDetails>
  const { facts, text } = tellFields(correctionFields, details)

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

/** The mailbox of the people who answer one. */
export function mailboxForCorrection(_details: unknown, { SUPPORT_EMAIL }: Env): string {
  return SUPPORT_EMAIL
}
