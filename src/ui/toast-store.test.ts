import { expect, test, vi } from 'vitest'
import { closeToast, showToast, toastStore } from './toast-store.ts'

test('a toast shows two seconds at the top right unless told otherwise', () => {
  showToast({ kind: 'success', text: 'Sent' })
  showToast({ kind: 'error', text: 'Failed', durationMs: 5000, position: 'top-center' })

  expect(toastStore.read()).toMatchObject([
    { kind: 'success', text: 'Sent', durationMs: 2000, position: 'top-right' },
    { kind: 'error', text: 'Failed', durationMs: 5000, position: 'top-center' },
  ])
  closeAll()
})

test('closing one toast leaves the others, even one with the same text', () => {
  showToast({ kind: 'success', text: 'Sent' })
  showToast({ kind: 'success', text: 'Sent' })
  const [first, second] = toastStore.read()

  closeToast(first!.id)

  expect(toastStore.read()).toEqual([second])
  closeAll()
})

test('whoever shows the toasts hears of each change until it leaves', () => {
  const listener = vi.fn()
  const leave = toastStore.subscribe(listener)

  showToast({ kind: 'success', text: 'Sent' })
  closeAll()
  expect(listener).toHaveBeenCalledTimes(2)

  leave()
  showToast({ kind: 'success', text: 'Sent' })
  expect(listener).toHaveBeenCalledTimes(2)
  closeAll()
})

function closeAll() {
  for (const { id } of toastStore.read()) closeToast(id)
}
