import { fetchAgain } from '#ui/fetch-again.ts'
import { readSiteSettings } from '#ui/site-settings.ts'
import type { ChatWidget, EnquiryRules, WidgetHost } from './widget-host.ts'

export interface DoorHost extends Omit<WidgetHost, 'checkEnquiry'> {
  /** What the contact form checks; the page knows it, this feature does not. */
  loadEnquiryRules: () => Promise<EnquiryRules>
}

/** Loads the chat widget once, whoever's it is, and hands on what the launcher wants of it. */
export function openWidgetDoor({ loadEnquiryRules, ...host }: DoorHost) {
  let loading: Promise<[ChatWidget, EnquiryRules]> | undefined
  let widget: ChatWidget | undefined

  return {
    async load() {
      loading ??= Promise.all([loadWidget(), loadEnquiryRules()])
      const [loaded, checkEnquiry] = await loading.catch((error: unknown) => {
        // Asked for again, it may come.
        loading = undefined
        throw error
      })
      widget = loaded
      widget.init({ ...host, checkEnquiry })
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
