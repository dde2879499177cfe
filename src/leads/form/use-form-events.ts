import { type RefObject, useEffect, useRef } from 'react'
import type { LeadFormFacts } from '#leads/lead-kind.ts'
import { countEvent } from '#ui/count-event.ts'
import { formEvent } from './form-events.ts'

/** Counts how far this form gets: each step once, nothing about who fills it in. */
export function useFormEvents(facts: LeadFormFacts, form: RefObject<HTMLFormElement | null>) {
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
