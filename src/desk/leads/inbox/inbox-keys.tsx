import { useCallback, useEffect, useRef, useState } from 'react'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { areKeysOn, keepKeysOn, useInboxKeys } from './use-inbox-keys.ts'

const { keys: copy } = leadsDeskCopy

/** Says which keys there are, and can turn them off: single letters disturb people who control it by speech (WCAG 2.1.4). */
export function InboxKeys() {
  const [isOn, setOn] = useState(true)
  const help = useRef<HTMLDetailsElement>(null)

  useEffect(() => setOn(areKeysOn()), [])

  const show = useCallback(() => {
    if (!help.current) return
    help.current.open = !help.current.open
    if (help.current.open) help.current.querySelector('summary')?.focus()
  }, [])
  useInboxKeys(isOn, show)

  function turn(on: boolean) {
    keepKeysOn(on)
    setOn(on)
  }

  return (
    <details className="lead-filter needs-script" ref={help}>
      <summary>{copy.heading}</summary>
      <dl className="lead-keys">
        {copy.list.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{copy.note}</p>
      <label className="lead-check">
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        {copy.toggle}
      </label>
    </details>
  )
}
