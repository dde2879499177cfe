import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Form,
  useActionData,
  useFetcher,
  useLocation,
  useNavigation,
  useResolvedPath,
  useRevalidator,
  useSubmit,
} from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { type Control, renderedText } from '#ui/written-element.ts'
import { type Answer, useActFetcher } from './answer.ts'
import { DeskMessage } from './desk-message.tsx'
import { FORM_ID, useFormId } from './form-id.ts'
import { useStale } from './keep-page.ts'
import { deskCopy } from './words.en.ts'

interface ActFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'action' | 'children'> {
  /** The last part of the act's address; none where each button names its own. */
  act?: string
  /** It adds something: once that is done its fields are as at first, but for what was written in them since it was sent. */
  isEmptiedWhenDone?: boolean
  children: Elements
}

interface Sent {
  by: Element
  to: string
  answerBefore: Answer | undefined
  /** What its fields held. */
  values: Map<Control, Held>
}

type Held = string | boolean | File | undefined

/**
 * A form that does an act of its page: one of the routes below the page's own. With scripts the page stays where it is
 * and hears the answer (see `useAnswer`); without, the browser gets the page anew with the answer in it. It is sent
 * once, however often its button is pressed until the page shows what came of it; another button waits for the answer alone.
 */
export function ActForm({ act, isEmptiedWhenDone, onSubmit, onInput, children, ...form }: ActFormProps) {
  const address = useActAddress(act ?? '')
  const { fetcherKey, state, data } = useActFetcher()
  const { revalidate } = useRevalidator()
  const isStale = useStale()
  const [formId, renewFormId] = useFormId()
  const sent = useRef<Sent | null>(null)

  // Before the next press can come.
  useLayoutEffect(() => {
    if (!sent.current) return
    const isAnswered = data !== undefined && data !== sent.current.answerBefore
    // Who is refused and corrects it presses again, and the page may still be asked anew then.
    const isRefused = isAnswered && Boolean(data.errors || data.trouble || data.unsent)
    if (isAnswered && !isRefused) {
      renewFormId()
      if (isEmptiedWhenDone) empty(sent.current.values)
    }
    // What was done is not done again because the page could not be had that shows it.
    const isUnseen = isAnswered && !isRefused && isStale
    if ((state === 'idle' && !isUnseen) || (state === 'loading' && isRefused)) sent.current = null
  }, [state, data, isStale, isEmptiedWhenDone, renewFormId])

  return (
    <Form
      {...form}
      method="post"
      action={address}
      navigate={false}
      fetcherKey={fetcherKey}
      onInput={(event) => {
        // Another text is another act.
        if (state === 'idle') sent.current = null
        onInput?.(event)
      }}
      onSubmit={(event) => {
        const by = (event.nativeEvent as SubmitEvent).submitter ?? event.currentTarget
        // The next step of a form may stand in the same element: it is another button by where it leads.
        const to = by.getAttribute('formaction') ?? address
        const isAgain = sent.current?.by === by && sent.current.to === to
        if (sent.current && (state === 'submitting' || isAgain)) {
          if (state === 'idle') void revalidate()
          return event.preventDefault()
        }
        onSubmit?.(event)
        if (!event.defaultPrevented)
          sent.current = { by, to, answerBefore: data, values: valuesOf(event.currentTarget) }
      }}
    >
      {children}
      <input type="hidden" name={FORM_ID} value={formId} />
      {act && <FetchAhead address={address} />}
    </Form>
  )
}

function valuesOf(form: HTMLFormElement): Map<Control, Held> {
  const controls = [...form.querySelectorAll<Control>('input:not([type=hidden]),textarea,select')]
  return new Map(controls.map((control) => [control, heldBy(control)]))
}

/** What is written in it, or whether it is chosen, or the file. */
function heldBy(control: Control): Held {
  switch (control.type) {
    case 'checkbox':
    case 'radio':
      return (control as HTMLInputElement).checked
    case 'file':
      return (control as HTMLInputElement).files?.[0]
    default:
      return control.value
  }
}

/** Each is emptied once: the page may be asked anew for long after. */
function empty(values: Map<Control, Held>) {
  for (const [control, held] of values) {
    values.delete(control)
    if (heldBy(control) !== held) continue
    if (typeof held === 'boolean') (control as HTMLInputElement).checked = (control as HTMLInputElement).defaultChecked
    else control.value = renderedText(control) ?? ''
  }
}

interface ActButtonProps extends ComponentProps<typeof Button> {
  act: string
}

/** Sends the form around it to an act of its own. */
export function ActButton({ act, ...button }: ActButtonProps) {
  const address = useActAddress(act)
  return (
    <>
      <Button {...button} type="submit" formAction={address} />
      <FetchAhead address={address} />
    </>
  )
}

/** The same for what is done beside what a page is for. */
export function QuietActButton(props: Pick<ActButtonProps, 'act' | 'children'>) {
  return <ActButton {...props} tone="line" small />
}

/** The same, that looks like a link. */
export function PlainActButton({ act, children }: Pick<ActButtonProps, 'act' | 'children'>) {
  const address = useActAddress(act)
  return (
    <>
      <button className="desk-link" type="submit" formAction={address}>
        {children}
      </button>
      <FetchAhead address={address} />
    </>
  )
}

/** Sends the form around it to where the form says. */
export function SmallSubmit({ quiet, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <Button type="submit" small {...(quiet && { tone: 'line' })}>
      {children}
    </Button>
  )
}

/** For a form that has something to wait for before it is sent: of its submit event's default nothing is left then. */
export function useSubmitAct() {
  const submit = useSubmit()
  const { fetcherKey } = useActFetcher()
  return (sent: HTMLFormElement | HTMLButtonElement) => submit(sent, { navigate: false, fetcherKey })
}

/** With what the page read from its query, so that a browser without scripts gets the same page back. */
function useActAddress(act: string): string {
  const { pathname } = useResolvedPath('.')
  const { search } = useLocation()
  return `${pathname}${act && `/${act}`}${search}`
}

const asked = new Set<string>()

/**
 * The little script of an act comes before it is needed: a line that breaks meanwhile then costs nothing that was typed.
 * An act has no loader, so that nothing else is fetched.
 */
function FetchAhead({ address }: { address: string }) {
  const { load } = useFetcher()
  useEffect(() => {
    if (asked.has(address)) return
    asked.add(address)
    void load(address)
  }, [address, load])
  return null
}

interface OnceFormProps extends Pick<ComponentProps<typeof Form>, 'onSubmit'> {
  /** What its button says. */
  submit: string
  isBusy?: boolean
  /** Stands beside the button. */
  beside?: Elements
  children: ReactNode
}

/** A form of a way in. It is sent once, however often its button is pressed until the page shows what came of it. */
export function OnceForm({ onSubmit, submit, isBusy, beside, children }: OnceFormProps) {
  const { state } = useNavigation()
  const answer = useActionData() as Answer | undefined
  // The answer, and with it perhaps the form's next step, is shown while the page is still asked anew.
  const sent = useRef<{ answerBefore: Answer | undefined } | null>(null)

  // Before the next press can come.
  useLayoutEffect(() => {
    if (state === 'idle') sent.current = null
  }, [state])

  return (
    <Form
      method="post"
      className="form"
      onSubmit={(event) => {
        if (sent.current && sent.current.answerBefore === answer) return event.preventDefault()
        onSubmit?.(event)
        if (!event.defaultPrevented) sent.current = { answerBefore: answer }
      }}
    >
      {answer?.unsent && <DeskMessage tone="bad">{deskCopy.unsent[answer.unsent]}</DeskMessage>}
      {children}
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  )
}
