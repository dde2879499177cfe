import { type ComponentProps, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

/** A form that is sent once, however often its button is pressed before the answer is there. */
export function OnceForm({ onSubmit, ...form }: ComponentProps<typeof Form>) {
  const isSent = useRef(false)
  const { state } = useNavigation()

  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])

  return (
    <Form
      {...form}
      onSubmit={(event) => {
        if (isSent.current) return event.preventDefault()
        onSubmit?.(event)
        isSent.current = !event.defaultPrevented
      }}
    />
  )
}
