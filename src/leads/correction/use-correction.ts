import { useState } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { type RejectedPost, useLeadForm } from '#leads/form/use-lead-form.ts'
import { countEvent } from '#ui/count-event.ts'
import { type CorrectionField, checkCorrection, correctionFields, correctionForm } from './correction-schema.ts'
import { correctionCopy as copy } from './words.en.ts'

/** 10 MB over a slow mobile line (500 kbit/s) take nearly three minutes. */
const UPLOAD_PATIENCE_MS = 180_000

/** Where this tab keeps what was typed of this record. */
export function correctionDraftKey(tariffId: string): string {
  return `correction-draft-${tariffId}`
}

/** The form of a correction in the browser. */
export function useCorrection(tariffId: string, rejected: RejectedPost<CorrectionField>) {
  const [receipt, setReceipt] = useState<LeadReceipt>()

  const form = useLeadForm<CorrectionField>(
    {
      form: correctionForm,
      draftKey: correctionDraftKey(tariffId),
      fields: correctionFields,
      successStatuses: [201],
      toldFirst: [],
      failure: copy.failure,
      noResponse: copy.noResponse,
      patienceMs: UPLOAD_PATIENCE_MS,
      check: (answers, sent) => checkCorrection(answers, photoIn(sent)),
      toBody: (_, sent) => toBody(sent),
      onAccepted(received) {
        setReceipt(received)
        countEvent(correctionForm.accepted)
      },
      // What is wrong stands in the form.
      onRefused() {},
    },
    rejected,
  )

  return { ...form, receipt }
}

function photoIn(form: HTMLFormElement): File | undefined {
  return (form.elements.namedItem('photo') as HTMLInputElement | null)?.files?.[0]
}

/** The trap only if something filled it, and no empty file. */
function toBody(form: HTMLFormElement): FormData {
  const body = new FormData(form)
  if (!body.get('nickname')) body.delete('nickname')
  if (!photoIn(form)) body.delete('photo')
  return body
}
