import { type RefObject, useEffect, useRef } from 'react'
import { countEvent } from '#ui/count-event.ts'
import { type CountedForm, formEvent } from './form-events.ts'

/** Counts how far this form gets: each step once, nothing about who fills it in. */
export function useFormCounts(name: CountedForm, form: RefObject<HTMLFormElement | null>) {
  const isBegun = useRef(false)

  useEffect(() => {
    if (!form.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      countEvent(formEvent(name, 'seen'))
    })
    observer.observe(form.current)
    return () => observer.disconnect()
  }, [name, form])

  return {
    begun() {
      if (isBegun.current) return
      isBegun.current = true
      countEvent(formEvent(name, 'begun'))
    },
    sent: () => countEvent(formEvent(name, 'sent')),
    /** Whatever is typed next is another lead. */
    forget() {
      isBegun.current = false
    },
  }
}
