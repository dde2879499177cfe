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

/** Brings a picture to the library; what went wrong comes back as a sentence. */
export async function sendPicture(file: File, alt: string): Promise<SentPicture | { error: string }> {
  const form = new FormData()
  form.set('alt', alt)
  form.set('picture', file)

  try {
    const response = await fetch('/desk/pictures/upload', { method: 'POST', body: form, redirect: 'manual' })
    const answer = response.headers.get('Content-Type')?.startsWith('application/json') ? await response.json() : {}
    return response.ok ? answer : { error: answer.message ?? pictureCopy.failed }
  } catch {
    return { error: pictureCopy.failed }
  }
}
