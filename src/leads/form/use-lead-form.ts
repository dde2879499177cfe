import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { LeadFormFacts } from '#leads/lead-kind.ts'
import { sendPhoto } from '#leads/own-page/send-photo.ts'
import type { FormField } from '#platform/form/fields.ts'
import { countEvent } from '#ui/count-event.ts'
import { emptyUnreadable, isReadable } from '#ui/is-readable.ts'
import { clearControls, type FieldTexts, readControls } from './form-controls.ts'
import { formEvent } from './form-events.ts'
import { newIdempotencyKey } from './new-idempotency-key.ts'
import { type LeadOutcome, type LeadReceipt, type PostRules, postLead } from './post-lead.ts'
import { type SendState, sendStates } from './send-states.ts'
import { useFormDraft } from './use-form-draft.ts'
import { leadContext } from './visit.ts'
import { formMessages } from './words.en.ts'

/** What stands between the visitor and a sent form. */
interface FormTrouble<Field extends string> {
  errors: FieldTexts<Field>
  /** Why the server refused, or that it could not be reached. */
  message?: string
  /** The answers that were in trouble. */
  answers?: FieldTexts<Field>
}

interface LeadForm<Field extends string> extends Omit<PostRules<Field>, 'fields' | 'files' | 'endpoint'> {
  /** As the form's schema has them; what is hidden is nobody's to type. */
  fields: readonly FormField<Field>[]
  /** Where it is sent, and under which names it is counted how far it gets. */
  form: LeadFormFacts
  /** Where this tab keeps the draft. */
  draftKey: string
  /** What the page has filled in for the visitor, where a plain post did not bring back their own. */
  begun?: FieldTexts<Field>
  /** The rules of the form's schema: what is wrong, by field. Files are the form's own business. */
  check: (answers: FieldTexts<Field>, form: HTMLFormElement) => FieldTexts<Field>
  toBody: (answers: Record<Field, string>, form: HTMLFormElement) => object | FormData
  /** A file that follows what was accepted; see sendPhoto. */
  photoIn?: (form: HTMLFormElement) => File | undefined
  onAccepted: (receipt: LeadReceipt) => void
  /** Told besides what stays on the page: a toast, mostly. */
  onRefused: (message: string, errors: FieldTexts<Field>) => void
}

/** What a plain post brought back: see parseForm. */
export interface RejectedPost<Field extends string> {
  draft?: FieldTexts<Field>
  errors?: FieldTexts<Field>
  /** Why it was refused, where no field is to blame. */
  message?: string
}

/** The life of a form in the browser: check, send once, tell, and lose nothing that was typed. */
export function useLeadForm<Field extends string>(lead: LeadForm<Field>, rejected: RejectedPost<Field> = {}) {
  const form = useRef<HTMLFormElement>(null)
  const idempotencyKey = useRef<string>(undefined)
  const isUnderWay = useRef(false)
  const { errors = {}, draft: answers, message } = rejected
  const [trouble, setTrouble] = useState<FormTrouble<Field>>({ errors, answers, message })
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const rules = useMemo(() => toPostRules(lead.fields), [lead.fields])
  const draft = useFormDraft(lead.draftKey, rules.fields, form, lead.begun)
  const counts = useFormEvents(lead.form, form)
  const [, fail] = useState<never>()

  /** Another text is another lead: it gets its own key. Mended errors go. */
  function onInput() {
    idempotencyKey.current = undefined
    sendStates.set(lead.draftKey, { at: 'unsent' })
    counts.begun()
    const answers = draft.keep()
    const stillWrong = form.current ? lead.check(answers, form.current) : {}
    setTrouble((before) => withoutMended(before, answers, stillWrong))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return

    // Thrown where React draws, for the boundary around the form: it says whether this was sent.
    submit(event.currentTarget).catch((error) => fail(() => raise(error)))
  }

  async function submit(sent: HTMLFormElement) {
    const answers = readControls(sent, rules.fields)
    const errors = lead.check(answers, sent)
    if (Object.keys(errors).length > 0) return tell({ errors, answers })

    const photo = lead.photoIn?.(sent)
    const outcome = await send(lead.toBody(answers, sent), photo)
    if (!outcome.accepted) {
      if (outcome.message === formMessages.fileChanged) await emptyUnreadable(sent)
      lead.onRefused(outcome.message, outcome.errors)
      return tell({ errors: outcome.errors, message: outcome.message, answers })
    }

    clear()
    lead.onAccepted(outcome.receipt)
  }

  async function send(body: object | FormData, photo: File | undefined): Promise<LeadOutcome<Field>> {
    isUnderWay.current = true
    sendStates.set(lead.draftKey, { at: 'sending' })
    setSending(true)
    setTrouble({ errors: {} })
    // A second attempt at the same lead is no second lead.
    if (!idempotencyKey.current) counts.sent()
    idempotencyKey.current ??= newIdempotencyKey()

    // Asked for before: of a lead that is accepted, a photo that cannot be read would be missed without a word.
    const isThere = !photo || (await isReadable(photo))
    const outcome = isThere
      ? await postLead(
          body,
          { idempotencyKey: idempotencyKey.current, context: leadContext(draft.age()) },
          {
            ...lead,
            ...rules,
            endpoint: `/api${lead.form.path}/`,
            serverNames: { ...rules.serverNames, ...lead.serverNames },
          },
        )
      : { accepted: false as const, message: formMessages.fileChanged, errors: {} }
    // Before anything is drawn: that may fail.
    sendStates.set(lead.draftKey, stateAfter(outcome))
    const photoSent = outcome.accepted && photo ? await sendPhoto(photo, outcome.receipt.your_page) : undefined
    isUnderWay.current = false
    setSending(false)
    return photoSent && outcome.accepted ? { ...outcome, receipt: { ...outcome.receipt, photo: photoSent } } : outcome
  }

  function tell(next: FormTrouble<Field>) {
    setTrouble(next)
    setAttempt((count) => count + 1)
  }

  /** Empties the form and forgets its draft. */
  function clear() {
    if (form.current) clearControls(form.current, rules.fields)
    idempotencyKey.current = undefined
    setTrouble({ errors: {} })
    counts.forget()
    draft.forget()
  }

  return { form, onSubmit, onInput, clear, ...trouble, attempt, isSending, answers: draft.answers }
}

function toPostRules<Field extends string>(fields: readonly FormField<Field>[]) {
  const namesOf = (isAsked: (type: FormField['type']) => boolean) =>
    fields.filter(({ type }) => isAsked(type)).map(({ name }) => name)

  return {
    fields: namesOf((type) => type !== 'file' && type !== 'hidden'),
    files: namesOf((type) => type === 'file'),
    serverNames: Object.fromEntries(fields.map(({ name, path }) => [name, path.join('.')])) as Record<Field, string>,
  }
}

function stateAfter<Field extends string>(outcome: LeadOutcome<Field>): SendState {
  return outcome.accepted ? { at: 'sent', receipt: outcome.receipt } : { at: 'unsent', message: outcome.message }
}

function raise(error: unknown): never {
  throw error
}

/**
 * The trouble that is left with new answers. A field's error goes when the
 * field has changed and is plausible now; the message goes with the field
 * error that it repeats.
 */
export function withoutMended<Field extends string>(
  trouble: FormTrouble<Field>,
  answers: FieldTexts<Field>,
  stillWrong: FieldTexts<Field>,
): FormTrouble<Field> {
  const fields = Object.keys(trouble.errors) as Field[]
  const mended = fields.filter((field) => answers[field] !== trouble.answers?.[field] && !stillWrong[field])
  if (mended.length === 0) return trouble

  const left = fields.filter((field) => !mended.includes(field)).map((field) => [field, trouble.errors[field]])
  const isMessageMended = mended.some((field) => trouble.errors[field] === trouble.message)
  return {
    ...trouble,
    errors: Object.fromEntries(left) as FieldTexts<Field>,
    message: isMessageMended ? undefined : trouble.message,
  }
}

/** What software has typed into the field that people cannot see, if anything. */
export function filledTrap(form: HTMLFormElement): { nickname?: string } {
  const nickname = new FormData(form).get('nickname')
  return nickname ? { nickname: String(nickname) } : {}
}

/** Counts how far this form gets: each step once, nothing about who fills it in. */
function useFormEvents(facts: LeadFormFacts, form: RefObject<HTMLFormElement | null>) {
  const isBegun = useRef(false)

  useEffect(() => {
    if (!form.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      countEvent(formEvent(facts, 'seen'))
    })
    observer.observe(form.current)
    return () => observer.disconnect()
  }, [facts, form])

  return {
    begun() {
      if (isBegun.current) return
      isBegun.current = true
      countEvent(formEvent(facts, 'begun'))
    },
    sent: () => countEvent(formEvent(facts, 'sent')),
    /** Whatever is typed next is another lead. */
    forget() {
      isBegun.current = false
    },
  }
}
