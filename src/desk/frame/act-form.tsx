import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useActionData, useFetcher, useLocation, useNavigation, useResolvedPath, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { type Answer, useActFetcher } from './answer.ts'
import { DeskMessage } from './desk-message.tsx'
import { deskCopy } from './words.en.ts'

interface ActFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'action' | 'children'> {
  /** The last part of the act's address; none where each button names its own. */
  act?: string
  children: Elements
}

/**
 * A form that does an act of its page: one of the routes below the page's own. With scripts the page stays where it is
 * and hears the answer (see `useAnswer`); without, the browser gets the page anew with the answer in it. It is sent
 * once, however often its button is pressed until the page shows what came of it; another button waits for the answer alone.
 */
export function ActForm({ act, onSubmit, children, ...form }: ActFormProps) {
  const address = useActAddress(act ?? '')
  const { fetcherKey, state, data } = useActFetcher()
  const sent = useRef<{ by: Element; to: string; answerBefore: Answer | undefined } | null>(null)

  // Before the next press can come.
  useLayoutEffect(() => {
    // Who is refused and corrects it presses again, and the page may still be asked anew then.
    const isRefused = data !== sent.current?.answerBefore && (data?.errors || data?.trouble || data?.unsent)
    if (state === 'idle' || (state === 'loading' && isRefused)) sent.current = null
  }, [state, data])

  return (
    <Form
      {...form}
      method="post"
      action={address}
      navigate={false}
      fetcherKey={fetcherKey}
      onSubmit={(event) => {
        const by = (event.nativeEvent as SubmitEvent).submitter ?? event.currentTarget
        // The next step of a form may stand in the same element: it is another button by where it leads.
        const to = by.getAttribute('formaction') ?? address
        const isAgain = sent.current?.by === by && sent.current.to === to
        if (sent.current && (state === 'submitting' || isAgain)) return event.preventDefault()
        onSubmit?.(event)
        if (!event.defaultPrevented) sent.current = { by, to, answerBefore: data }
      }}
    >
      {children}
      {act && <FetchAhead address={address} />}
    </Form>
  )
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
