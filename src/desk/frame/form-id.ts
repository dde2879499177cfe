import { useCallback, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { newIdempotencyKey } from '#leads/form/new-idempotency-key.ts'

/** The field that tells two forms apart that say the same; see addedId. */
export const FORM_ID = 'form_id'

/** The id that a form of the desk was drawn with, and what gives it another one: what it says next is something new. */
export function useFormId(): [string, () => void] {
  const layout = useRouteLoaderData('desk/frame/layout') as { formId: string } | null | undefined
  // The page may be asked anew while nobody knows what came of the form.
  const [id, setId] = useState(layout?.formId ?? '')
  const renew = useCallback(() => setId(newIdempotencyKey()), [])
  return [id, renew]
}
