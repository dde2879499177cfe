import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { formatFileSize } from '#ui/format-file-size.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast-store.ts'
import { refuseResume, resumeKind } from './refuse-resume.ts'
import { applicationCopy } from './words.en.ts'

interface ResumeFieldProps {
  resume: ReturnType<typeof useResume>
  error?: string
  disabled: boolean
}

/** Choose or drop a file; then see what it is, and take it back. */
export function ResumeField({ resume, error, disabled }: ResumeFieldProps) {
  const { file } = resume
  const [isOver, setOver] = useState(false)
  const hadFile = useRef(false)

  // The control and the card take each other's place: whoever was at the one is taken to the other.
  useEffect(() => {
    const isAdrift = document.activeElement === document.body || document.activeElement === resume.input.current
    if (isAdrift && hadFile.current !== Boolean(file)) (file ? resume.card : resume.input).current?.focus()
    hadFile.current = Boolean(file)
  }, [file, resume.card, resume.input])

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) resume.onDrop(event.dataTransfer.files)
  }

  return (
    <Field name="resume" label={applicationCopy.labels.resume} hint={applicationCopy.resumeHint} error={error}>
      {({ className, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the control inside does the same
        <div
          className="drop"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <div className="drop__choose" hidden={Boolean(file)}>
            <input
              {...control}
              type="file"
              accept=".pdf,.doc,.docx"
              required
              disabled={disabled}
              ref={resume.input}
              onChange={resume.onChange}
            />
            <span className="needs-script muted small">{applicationCopy.drop}</span>
          </div>
          {file && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this names one file
            <div className="file" role="group" aria-label={file.name} tabIndex={-1} ref={resume.card}>
              <FileIcon kind={kindOf(file)} />
              <div>
                <b>{file.name}</b>
                <span className="muted small">{`${formatFileSize(file.size)}, ${kindOf(file)}`}</span>
              </div>
              <button
                type="button"
                aria-label={applicationCopy.remove(file.name)}
                disabled={disabled}
                onClick={resume.clear}
              >
                <Icon name="close" />
              </button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

function kindOf({ name }: File): string {
  return applicationCopy.kinds[resumeKind(name) ?? 'pdf']
}

function FileIcon({ kind }: { kind: string }) {
  return (
    <svg className="file__icon" viewBox="0 0 40 48" aria-hidden="true">
      <path d="M3 2h24l10 10v34H3Z" />
      <path d="M27 2v10h10" />
      <text x="20" y="36" textAnchor="middle" fontSize="12">
        {kind}
      </text>
    </svg>
  )
}

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
