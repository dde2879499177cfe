import { onEscape } from '#assistant/launcher/on-escape.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import type { Failure } from '#ui/boundary.tsx'
import { Button } from '#ui/button.tsx'
import { FailedPart } from '#ui/failed-part.tsx'

const { chat: copy } = assistantCopy

/** In the place of the conversation, which the tab keeps: once more, or the other assistants. */
export function FailedChat({ host, ...failure }: Failure & { host: WidgetHost }) {
  return (
    <section className="panel-asst" role="dialog" aria-label={copy.name} onKeyDown={onEscape(host.dismiss)}>
      <div className="pa__b">
        <FailedPart {...failure}>
          <Button tone="line" small onClick={host.switchAssistant}>
            {copy.switch}
          </Button>
        </FailedPart>
      </div>
    </section>
  )
}
