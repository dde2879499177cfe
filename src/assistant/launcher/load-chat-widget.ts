import { fetchAgain } from '#ui/fetch-again.ts'
import { readSiteSettings } from '#ui/site-settings.ts'
import type { ChatWidget, WidgetHost } from './widget-host.ts'

/** Loads the chat widget once, whoever's it is, and hands on what the launcher wants of it. */
export function loadChatWidget(host: WidgetHost) {
  let loading: Promise<ChatWidget> | undefined
  let widget: ChatWidget | undefined

  return {
    async load() {
      loading ??= loadWidget()
      widget = await loading.catch((error: unknown) => {
        // Asked for again, it may come.
        loading = undefined
        throw error
      })
      widget.init(host)
    },
    show: () => widget?.show(),
    hide: () => widget?.hide(),
    remove: () => widget?.remove(),
  }
}

async function loadWidget(): Promise<ChatWidget> {
  const settings = await readSiteSettings()
  if (settings?.chat_widget_url) {
    const { loadOutsideWidget } = await fetchAgain(() => import('./outside-widget.ts'))
    return loadOutsideWidget(settings.chat_widget_url, settings.chat_widget_id)
  }

  const { ownWidget } = await fetchAgain(() => import('#assistant/chat/own-widget.tsx'))
  return ownWidget
}
