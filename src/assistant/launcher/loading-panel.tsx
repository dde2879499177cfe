import { useEffect, useRef } from 'react'
import { WritingWave } from '#assistant/chat/writing-wave.tsx'
import { Button } from '#ui/button.tsx'
import { onEscape } from './on-escape.ts'
import { launcherCopy as copy } from './words.en.ts'

interface LoadingPanelProps {
  onTryAgain: () => void
  onDismiss: () => void
}

/** Stands in for a widget whose script is on its way; one that comes at once never lets it be seen. */
export function LoadingPanel({ onTryAgain, onDismiss }: LoadingPanelProps) {
  const panel = useRef<HTMLElement>(null)

  useEffect(() => panel.current?.focus(), [])

  return (
    <section
      className="panel-asst panel-asst--loading"
      role="dialog"
      aria-label={copy.options.help.name}
      tabIndex={-1}
      ref={panel}
      onKeyDown={onEscape(onDismiss)}
    >
      <div className="pa__b">
        <p role="status">{copy.loading}</p>
        <WritingWave />
        <Button tone="line" small onClick={onTryAgain}>
          {copy.tryAgain}
        </Button>
      </div>
    </section>
  )
}
