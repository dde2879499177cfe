import { type ComponentProps, useEffect, useRef } from 'react'
import { Form, useFetcher, useLocation, useResolvedPath } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useActFetcher } from './answer.ts'

interface ActFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'action'> {
  /** The last part of the act's address; none where each button names its own. */
  act?: string
}

/**
 * A form that does an act of its page: one of the routes below the page's own. With scripts the page stays where it is
 * and hears the answer (see `useAnswer`); without, the browser gets the page anew with the answer in it. It is sent
 * once, however often its button is pressed before the answer is there.
 */
export function ActForm({ act, onSubmit, children, ...form }: ActFormProps) {
  const address = useActAddress(act ?? '')
  const { fetcherKey, state } = useActFetcher()
  const isSent = useRef(false)

  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])

  return (
    <Form
      {...form}
      method="post"
      action={address}
      navigate={false}
      fetcherKey={fetcherKey}
      onSubmit={(event) => {
        if (isSent.current) return event.preventDefault()
        onSubmit?.(event)
        isSent.current = !event.defaultPrevented
      }}
    >
      {children}
      {act && <FetchAhead address={address} />}
    </Form>
  )
}

/** Sends the form around it to an act of its own. */
export function ActButton({ act, ...button }: ComponentProps<typeof Button> & { act: string }) {
  const address = useActAddress(act)
  return (
    <>
      <Button {...button} type="submit" formAction={address} />
      <FetchAhead address={address} />
    </>
  )
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
