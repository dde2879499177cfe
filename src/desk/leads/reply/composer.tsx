import { type RefObject, useEffect, useRef, useState } from 'react'
import { createDraftSaver, type DraftSaver, type DraftState } from '#desk/drafts/create-draft-saver.ts'
import { sendDraft } from '#desk/drafts/send-draft.ts'
import { ActButton, ActForm } from '#desk/frame/act-form.tsx'
import { type Answer, useAnswer } from '#desk/frame/answer.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { LoadedLead } from '#desk/leads/lead/load-lead.ts'
import { MOST_ATTACHED } from '#leads/conversation/attached-limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FilledTemplate } from './fill-template.ts'
import { LONGEST_REPLY, LONGEST_SUBJECT } from './lengths.ts'
import type { LoadedComposer } from './load-composer.ts'
import { below, useStageLetter, writeInto } from './use-stage-letter.ts'
import { replyDeskCopy as copy } from './words.en.ts'

type ComposerProps = LoadedComposer & Pick<LoadedLead, 'lead' | 'seen' | 'thisMinute' | 'others'>

/** Where staff answer a lead by mail. */
export function Composer(props: ComposerProps) {
  const { to, phone, isBounced, isNotWanted, isHeld } = props

  return (
    <section className="lead-part reply" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{copy.heading}</h2>
      {isBounced && <p className="lead-held desk-bad">{copy.bounced(to, phone)}</p>}
      {isNotWanted && <p className="lead-held">{copy.suppressed(to)}</p>}
      {isHeld ? <p className="muted">{copy.held}</p> : <ReplyForm {...props} />}
    </section>
  )
}

function ReplyForm({ lead, seen, thisMinute, others, ...composer }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, changed } = useReplyDraft(form, lead.id)
  // Of this form, however often the page around it is loaded anew: sent twice, it is one letter.
  const [replyId] = useState(composer.replyId)
  const refused = useAnswer('send-reply')
  const filled = useAnswer('use-template')
  const offered = useStageLetter(form)
  const { errors } = refused
  const { draft } = composer
  const letter = offered && {
    subject: offered.subject ?? undefined,
    reply_text: below(draft?.text ?? '', offered.text),
  }
  const typed: Answer['typed'] = refused.typed ?? filled.typed ?? letter
  // What is closed, as somebody declined is, stays so: there, sending alone comes first.
  const isClosed = lead.status === 'closed'
  const waiting = others.filter(({ isWaiting }) => isWaiting)
  const isQuoted = refused.typed ? Boolean(refused.typed.quote) : composer.isQuotedByDefault

  return (
    <ActForm act="send-reply" encType="multipart/form-data" className="form" ref={form} onInput={changed}>
      <input type="hidden" name="reply" value={replyId} />
      <input type="hidden" name="seen" value={seen} />
      <p className="muted" translate="no">
        {copy.to(composer.to)}
      </p>
      {composer.templates.length > 0 && (
        <TemplateField templates={composer.templates} form={form} error={filled.errors?.template} />
      )}
      <Field name="subject" label={copy.subject} error={errors?.subject}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={LONGEST_SUBJECT}
            autoComplete="off"
            defaultValue={typed?.subject ?? draft?.subject ?? composer.subject}
          />
        )}
      </Field>
      <Field name="reply_text" label={copy.text} error={errors?.reply_text}>
        {(control) => (
          <textarea
            {...control}
            rows={10}
            dir="auto"
            required
            maxLength={LONGEST_REPLY}
            defaultValue={typed?.reply_text ?? draft?.text}
          />
        )}
      </Field>
      <p className="reply__state muted small" aria-live="polite">
        {stateInWords(state, draft)}
      </p>
      <details className="lead-filter">
        <summary>{copy.below}</summary>
        <p className="lead-record__text reply__below">{composer.signature}</p>
        {composer.quote !== null && <p className="lead-record__text reply__below">{composer.quote}</p>}
      </details>
      {composer.quote !== null && (
        <div>
          <label className="lead-check">
            <input type="checkbox" name="quote" value="yes" defaultChecked={isQuoted} />
            <span>{copy.quote}</span>
          </label>
          {!composer.isQuotedByDefault && <p className="small muted">{copy.noQuote}</p>}
        </div>
      )}
      <Field name="files" label={copy.files} hint={copy.filesHint(MOST_ATTACHED)} error={errors?.files}>
        {(control) => <input {...control} type="file" multiple accept=".pdf,.doc,.docx,.jpg,.jpeg,.png,.webp,.heic" />}
      </Field>
      <details className="lead-filter" open={Boolean(errors?.reply_when || errors?.reply_about)}>
        <summary>{copy.followUp}</summary>
        <Field name="reply_when" label={copy.followUpWhen} error={errors?.reply_when}>
          {(control) => (
            <input {...control} type="datetime-local" min={thisMinute} defaultValue={refused.typed?.reply_when} />
          )}
        </Field>
        <Field name="reply_about" label={copy.followUpAbout} error={errors?.reply_about}>
          {(control) => (
            <input {...control} maxLength={200} autoComplete="off" defaultValue={refused.typed?.reply_about} />
          )}
        </Field>
      </details>
      {waiting.length > 0 && (
        <label className="lead-check">
          <input
            type="checkbox"
            name="also"
            value={waiting.map(({ id }) => id).join()}
            defaultChecked={Boolean(refused.typed?.also)}
          />
          <span>{copy.also(waiting.map(({ reference }) => reference))}</span>
        </label>
      )}
      <div className="row">
        {isClosed && <Button type="submit">{copy.send}</Button>}
        <Button type="submit" name="mark" value="answered" tone={isClosed ? 'line' : 'coral'}>
          {copy.sendAnswered}
        </Button>
        {!isClosed && (
          <Button type="submit" tone="line">
            {copy.send}
          </Button>
        )}
      </div>
    </ActForm>
  )
}

function stateInWords(state: ReturnType<typeof useReplyDraft>['state'], draft: LoadedComposer['draft']): string {
  switch (state?.kind) {
    case undefined:
      return draft ? copy.states.savedAt(deskTime(draft.savedAt)) : ''
    case 'signed-out':
      return copy.states.signedOut
    case 'refused':
      return state.reason
    case 'conflict':
      return ''
    default:
      return copy.states[state!.kind]
  }
}

/** Saves an answer as it is typed: in the pauses, when its page is left, and again once the line is back. */
function useReplyDraft(form: RefObject<HTMLFormElement | null>, leadId: string) {
  const [state, setState] = useState<DraftState>()
  const saver = useRef<DraftSaver>(undefined)

  useEffect(() => {
    const made = createDraftSaver({
      version: 0,
      read: () => {
        const whole = new FormData(form.current ?? undefined)
        const draft = new FormData()
        for (const name of ['reply', 'subject', 'reply_text']) draft.set(name, String(whole.get(name) ?? ''))
        return draft
      },
      send: (draft) =>
        sendDraft(`/desk/leads/${leadId}/reply-draft`, draft, { gone: copy.states.gone, keepalive: true }),
      keep: () => {},
      forget: () => {},
      show: setState,
    })
    saver.current = made
    const flush = () => void made.flush()
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      flush()
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
    }
  }, [form, leadId])

  return { state, changed: () => saver.current?.changed() }
}

interface TemplateFieldProps {
  templates: FilledTemplate[]
  form: RefObject<HTMLFormElement | null>
  error: string | undefined
}

/** Puts a letter that was written before into the form: with scripts at once, without by way of the server. */
function TemplateField({ templates, form, error }: TemplateFieldProps) {
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

  function fill() {
    const chosen = templates.find(({ id }) => id === fieldOf('template').value)
    if (!chosen) return
    const text = fieldOf('reply_text')
    writeInto(text, below(text.value, chosen.text))
    if (chosen.subject) writeInto(fieldOf('subject'), chosen.subject)
    text.focus()
  }

  return (
    <div className="desk-inline">
      <Field name="template" label={copy.template} error={error}>
        {(control) => (
          <select {...control} className="input input--small" defaultValue="">
            <option value="">{copy.noTemplate}</option>
            {templates.map(({ id, title, language }) => (
              <option key={id} value={id} lang={language}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ActButton
        act="use-template"
        tone="line"
        small
        formNoValidate
        formEncType="application/x-www-form-urlencoded"
        onClick={(event) => {
          event.preventDefault()
          fill()
        }}
      >
        {copy.useTemplate}
      </ActButton>
    </div>
  )
}
