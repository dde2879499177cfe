import { useSyncExternalStore } from 'react'
import { ToastItem } from './toast-item.tsx'
import { toastStore } from './toast-store.ts'
import { uiCopy as copy } from './words.en.ts'

/** Where toasts appear; once, in the root. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)

  return (
    <section aria-label={copy.notifications}>
      {(['top-right', 'top-center'] as const).map((position) => (
        <div key={position} className={`toasts toasts--${position}`}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastItem key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>
  )
}
