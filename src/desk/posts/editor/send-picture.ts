import { pictureCopy as copy } from '#desk/posts/pictures/words.en.ts'

export interface SentPicture {
  src: string
  width: number
  height: number
  alt: string
}

/** Brings a picture to the site; what went wrong comes back as a sentence. */
export async function sendPicture(file: File, alt: string): Promise<SentPicture | { error: string }> {
  const form = new FormData()
  form.set('alt', alt)
  form.set('picture', file)

  try {
    const response = await fetch('/desk/pictures/upload', { method: 'POST', body: form, redirect: 'manual' })
    const answer = response.headers.get('Content-Type')?.startsWith('application/json') ? await response.json() : {}
    return response.ok ? answer : { error: answer.message ?? copy.failed }
  } catch {
    return { error: copy.failed }
  }
}
