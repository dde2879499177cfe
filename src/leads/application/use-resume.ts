import { useEffect, useRef, useState } from 'react'
import { showToast } from '#ui/toast-store.ts'
import { refuseResume } from './refuse-resume.ts'

/** The resume as the visitor chooses it. The file stays in its control, which a browser without script posts. */
export function useResume() {
  const input = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()

  // Some browsers keep what was chosen over a reload, and a visitor may choose before the script comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the control is there
  useEffect(() => {
    take(input.current?.files?.[0])
  }, [])

  function take(chosen: File | undefined) {
    const trouble = chosen && refuseResume(chosen)
    setFile(trouble ? undefined : chosen)
    setRefusal(trouble)
    if (!trouble) return

    clearControl()
    showToast({ kind: 'error', text: trouble, position: 'top-center' })
  }

  function clearControl() {
    if (input.current) input.current.value = ''
  }

  return {
    input,
    card,
    file,
    refusal,
    onChange: () => take(input.current?.files?.[0]),
    onDrop(dropped: FileList) {
      const [first] = dropped
      if (!first || !input.current) return

      // A control takes a list only: of the files that were dropped together, the first is the resume.
      const list = new DataTransfer()
      list.items.add(first)
      input.current.files = list.files
      // Setting it tells nobody; the form has to know that it holds something else now.
      input.current.dispatchEvent(new Event('input', { bubbles: true }))
      take(first)
    },
    clear() {
      clearControl()
      setFile(undefined)
      setRefusal(undefined)
    },
  }
}
