import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest, orUnsaved } from '#desk/frame/act.ts'
import { addedId } from '#desk/frame/added-id.ts'
import { readForm } from '#platform/http/forms.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { uploadOrder } from './keep-orders.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'tariffs.write' } }

const LONGEST_NAME = 100

/** One record, as a file or as its text, to wait for a second person. */
export const action = actOnRequest(handle, async (asked) => {
  const { request, staff, services } = asked
  const form = await readForm(request)
  const upload = await readUpload(form)
  const id = await addedId(form, asked)
  const outcome = await orUnsaved(() => uploadOrder({ id, ...upload }, staff, services), services)
  if ('id' in outcome) return redirect(`/desk/tariffs/orders/${outcome.id}?told=uploaded`, 303)
  return { upload, attempt: services.now().getTime(), status: 422, ...outcome }
})

/** The file where one was chosen, else the text. */
async function readUpload(form: FormData) {
  const file = form.get('file')
  const isFile = file instanceof File && file.size > 0
  const name = isFile ? file.name : String(form.get('file_name') ?? '')
  const text = isFile ? await file.text() : String(form.get('text') ?? '')
  return {
    text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'),
    fileName: toOneLine(name).slice(0, LONGEST_NAME) || 'record.json',
    endsEarly: form.has('ends_early'),
  }
}
