import { createRoot, type Root } from 'react-dom/client'
import type { ChatWidget, WidgetHost } from '#assistant/launcher/widget-host.ts'
import { Boundary } from '#ui/boundary.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { FailedChat } from './failed-chat.tsx'

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
