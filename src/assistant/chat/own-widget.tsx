import { createRoot, type Root } from 'react-dom/client'
import { onEscape } from '#assistant/launcher/on-escape.ts'
import type { ChatWidget, WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import type { Failure } from '#ui/boundary.tsx'
import { Boundary } from '#ui/boundary.tsx'
import { Button } from '#ui/button.tsx'
import { FailedPart } from '#ui/failed-part.tsx'
import { ChatPanel } from './chat-panel.tsx'

const { chat: copy } = assistantCopy

let shown: { root: Root; element: HTMLElement; host: WidgetHost } | undefined

/** Our own chat, behind the same door as anybody's. */
export const ownWidget: ChatWidget = {
  init(host) {
    if (shown) return
    const element = document.createElement('div')
    element.id = 'assistant-widget'
    document.body.append(element)
    shown = { root: createRoot(element), element, host }
  },
  show() {
    if (!shown) return
    const { root, host } = shown
    root.render(
      <Boundary fallback={(failure) => <FailedChat host={host} {...failure} />}>
        <ChatPanel host={host} />
      </Boundary>,
    )
  },
  hide() {
    shown?.root.render(null)
  },
  remove() {
    shown?.root.unmount()
    shown?.element.remove()
    shown = undefined
  },
}

/** In the place of the conversation, which the tab keeps: once more, or the other assistants. */
function FailedChat({ host, ...failure }: Failure & { host: WidgetHost }) {
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
