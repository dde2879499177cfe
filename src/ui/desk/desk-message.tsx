import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { Icon } from '#ui/icon.tsx'

interface DeskMessageProps {
  tone: 'good' | 'bad'
  children: string
}

/** What came of what was just done, read out as it appears, and brought into view: it stands above what was pressed. */
export function DeskMessage({ tone, children }: DeskMessageProps) {
  const message = useRef<HTMLParagraphElement>(null)
  // A page that was loaded, or gone back to, stays where it is.
  const isNews = useNavigationType() !== 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is news again
  useEffect(() => {
    if (isNews) message.current?.scrollIntoView({ block: 'nearest' })
  }, [isNews, children])

  return (
    <p ref={message} className={`desk-message desk-message--${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={tone === 'bad' ? 'bad' : 'ok'} />
      <span>{children}</span>
    </p>
  )
}
