import { useState } from 'react'
import { checkMessage as copy } from '#calculator/advice/check-words.en.ts'

/** To be sent to the company. Other sites' frames may not write to the clipboard; the text can be copied by hand. */
export function CheckMessage({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>()

  return (
    <div className="checked__message">
      <h3>{copy.heading}</h3>
      <p className="print-only checked__letter">{text}</p>
      <label className="field">
        {copy.label}
        <textarea className="input" readOnly rows={8} value={text} />
      </label>
      <p className="needs-script">
        <button
          className="btn btn--line btn--sm"
          type="button"
          onClick={() =>
            navigator.clipboard?.writeText(text).then(
              () => setCopied(text),
              () => undefined,
            )
          }
        >
          {copy.copy}
        </button>{' '}
        <span role="status">{copied === text && copy.copied}</span>
      </p>
    </div>
  )
}
