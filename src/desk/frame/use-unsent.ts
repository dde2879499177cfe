import { useState } from 'react'
import { useActFetcher } from './answer.ts'

/**
 * For a form whose fields begin with how something stands: it is drawn anew once that has changed, but not while
 * somebody has chosen in it what is not sent yet. `key` and `onInput` are the form's; `isOvertaken`: it stands otherwise
 * by now than the form was drawn with, and whoever chooses has to be told.
 */
export function useUnsent(stands: string, act: string) {
  const { data } = useActFetcher()
  const [drawnWith, setDrawnWith] = useState(stands)
  const [isTouched, setTouched] = useState(false)
  const [answered, setAnswered] = useState(data)

  if (data !== answered) {
    setAnswered(data)
    if (data?.act === act && data.done) setTouched(false)
  }
  if (drawnWith !== stands && !isTouched) setDrawnWith(stands)

  return { key: drawnWith, onInput: () => setTouched(true), isOvertaken: drawnWith !== stands }
}
