export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
  durationMs: number
  position: 'top-right' | 'top-center'
}

/** How long a toast stays (specification, section 9). */
const TOAST_MS = 2000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message above the page; from anywhere, component or not. */
export function showToast(toast: Pick<Toast, 'kind' | 'text'> & Partial<Toast>) {
  lastId += 1
  change([...toasts, { durationMs: TOAST_MS, position: 'top-right', ...toast, id: lastId }])
}

export function closeToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
