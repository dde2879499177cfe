import { Icon } from '#ui/icon.tsx'

interface DeskMessageProps {
  tone: 'good' | 'bad'
  children: string
}

/** What came of what was just done, read out as it appears. */
export function DeskMessage({ tone, children }: DeskMessageProps) {
  return (
    <p className={`desk-message desk-message--${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={tone === 'bad' ? 'bad' : 'ok'} />
      <span>{children}</span>
    </p>
  )
}
