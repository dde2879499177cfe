import { giveUpAfter } from '#ui/give-up-after.ts'

/** 10 MB over a slow mobile line (500 kbit/s) take nearly three minutes. */
const PATIENCE_MS = 180_000
const TRIES = 2

/** Of a form, the photo that was chosen with it. */
export function photoIn(form: HTMLFormElement): File | undefined {
  return (form.elements.namedItem('bill_photo') as HTMLInputElement | null)?.files?.[0]
}

/**
 * Sends a photo after the lead that it belongs to: that is accepted by then, whatever becomes of the photo. Sent twice it
 * is one.
 */
export async function sendPhoto(photo: File, yourPage: string | undefined): Promise<'sent' | 'failed'> {
  if (!yourPage) return 'failed'

  for (let n = 0; n < TRIES; n++) {
    const body = new FormData()
    body.set('photo', photo)
    try {
      const { status } = await fetch(`${new URL(yourPage, location.origin).pathname}/photo`, {
        method: 'POST',
        body,
        signal: giveUpAfter(PATIENCE_MS),
      })
      if (status === 201) return 'sent'
      if (status < 500) return 'failed'
    } catch {
      // The line broke: once more.
    }
  }
  return 'failed'
}
