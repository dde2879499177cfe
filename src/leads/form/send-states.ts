import type { LeadReceipt } from './post-lead.ts'

/** Whether what a form holds has been sent. Kept outside of React: what the form was drawn by may fail. */
export type SendState = { at: 'unsent'; message?: string } | { at: 'sending' } | { at: 'sent'; receipt: LeadReceipt }

const UNSENT: SendState = { at: 'unsent' }

const states = new Map<string, SendState>()
const listeners = new Set<() => void>()

export const sendStates = {
  /** By the key of the form's draft. */
  read: (key: string): SendState => states.get(key) ?? UNSENT,
  set(key: string, state: SendState) {
    states.set(key, state)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Of all forms that were sent from this page. */
  receipts: (): LeadReceipt[] => [...states.values()].flatMap((state) => (state.at === 'sent' ? [state.receipt] : [])),
}
