import { useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { closeToast, type Toast, toastStore } from './toast-store.ts'
import { useHeldTimeout } from './use-held-timeout.ts'
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

/** One toast. Its time stands still while the pointer or the focus is on it. */
function ToastItem({ toast }: { toast: Toast }) {
  const { id, kind, text, durationMs } = toast
  const [isHeld, setHeld] = useState(false)
  const [isTimed] = useState(() => kind === 'success' || !prefersReducedMotion())
  useHeldTimeout(durationMs, isHeld || !isTimed, () => closeToast(id))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at only holds it; the action is the button
    <div
      className={`toast toast--${kind}${isTimed ? ' toast--timed' : ''}`}
      role={kind === 'error' ? 'alert' : 'status'}
      ref={(element) => element?.style.setProperty('--toast-life', `${durationMs}ms`)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={kind === 'error' ? 'bad' : 'ok'} />
      <span>{text}</span>
      <button type="button" aria-label={copy.close} onClick={() => closeToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

// With motion reduced the bar that shows the time left is gone: an error then waits to be closed.
function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
