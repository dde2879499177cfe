import { readSiteSettings } from '#ui/site-settings.ts'
import { loadOutsideWidget } from './outside-widget.ts'
import type { ChatWidget, WidgetHost } from './widget-host.ts'

/** Loads the chat widget once, whoever's it is, and hands on what the launcher wants of it. */
export function openWidgetDoor(host: WidgetHost) {
  let loading: Promise<ChatWidget> | undefined
  let widget: ChatWidget | undefined

  return {
    async load() {
      loading ??= loadWidget()
      try {
        widget = await loading
      } catch (error) {
        // Asked for again, it may come.
        loading = undefined
        throw error
      }
      widget.init(host)
    },
    show: () => widget?.show(),
    hide: () => widget?.hide(),
    remove: () => widget?.remove(),
  }
}

async function loadWidget(): Promise<ChatWidget> {
  const settings = await readSiteSettings()
  if (settings?.chat_widget_url) return loadOutsideWidget(settings.chat_widget_url, settings.chat_widget_id)

  const { ownWidget } = await import('./widget/own-widget.tsx')
  return ownWidget
}
