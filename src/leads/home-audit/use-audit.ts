import { useRef } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { filledTrap, useLeadForm } from '#leads/form/use-lead-form.ts'
import { photoIn } from '#leads/own-page/send-photo.ts'
import { countEvent } from '#ui/count-event.ts'
import { showToast } from '#ui/toast-store.ts'
import { type AuditField, auditFields, auditForm, checkAudit, toAuditBody } from './audit-schema.ts'
import { type AuditStart, useAuditPlaces } from './use-audit-places.ts'
import { usePincode } from './use-pincode.ts'
import { auditCopy as copy } from './words.en.ts'

/** Where this tab keeps a half-filled request, until it is sent or cancelled by hand. */
export const AUDIT_DRAFT_KEY = 'audit-draft'

/** What was sent, and what came back: the lines of the receipt. */
export interface SentAudit {
  answers: Record<AuditField, string>
  receipt: LeadReceipt
}

/** The home audit form in the browser (specification, sections 4, 5, 7 and 8). */
export function useAudit(start: AuditStart, onSent: (audit: SentAudit) => void) {
  const sent = useRef<Record<AuditField, string>>(undefined)
  const places = useAuditPlaces(start)

  const form = useLeadForm(
    {
      form: auditForm,
      draftKey: AUDIT_DRAFT_KEY,
      fields: auditFields,
      successStatuses: [200, 201],
      toldFirst: [],
      failure: copy.failure,
      noResponse: copy.noResponse,
      check: (answers) => checkAudit(answers, places.offered),
      toBody(answers, element) {
        sent.current = answers
        return { ...toAuditBody(answers), ...filledTrap(element) }
      },
      photoIn,
      onAccepted(receipt) {
        places.clear()
        countEvent(auditForm.accepted)
        if (sent.current) onSent({ answers: sent.current, receipt })
      },
      // The specification asks for the console; the form tells the visitor as well, or this where it was closed meanwhile.
      onRefused(message) {
        console.error('The home audit request was not sent.', message)
        if (!form.form.current) showToast({ kind: 'error', text: copy.failure })
      },
    },
    start,
  )

  const pincode = usePincode({
    form: form.form,
    country: places.country.value,
    state: places.state.value,
    chooseState: places.state.onChange,
  })

  return {
    ...form,
    places,
    pincode,
    onInput() {
      form.onInput()
      void pincode.onInput()
    },
  }
}
