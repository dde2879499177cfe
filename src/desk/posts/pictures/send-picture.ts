import { pictureCopy } from './words.en.ts'

export const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']

export interface SentPicture {
  /** As entries of registers keep it. */
  id: string
  src: string
  /** The smallest file of it. */
  small: string
  width: number
  height: number
  alt: string
}

interface UnsentPicture {
  error: string
  /** The one of the library that looks the same. */
  alike?: SentPicture
}

/**
 * Brings a picture to the library; what went wrong comes back as a sentence. `anyway`: also beside one that looks the same.
 */
export async function sendPicture(file: File, alt: string, anyway = false): Promise<SentPicture | UnsentPicture> {
  const form = new FormData()
  form.set('alt', alt)
  if (anyway) form.set('anyway', '1')
  form.set('picture', file)

  try {
    const response = await fetch('/desk/pictures/upload', { method: 'POST', body: form, redirect: 'manual' })
    // A store that is away is met by the guard too, in words of the router.
    const isAnswer = response.status < 500 && response.headers.get('Content-Type')?.startsWith('application/json')
    const answer = isAnswer ? await response.json() : {}
    return response.ok ? answer : { error: answer.message ?? pictureCopy.failed, alike: answer.alike }
  } catch {
    return { error: pictureCopy.failed }
  }
}
