import { type RefObject, useRef, useState } from 'react'
import { readPincode } from '#india/read-pincode.ts'
import { pincodeCopy } from '#leads/visits/pincode-words.en.ts'
import { addressHere } from '#platform/text/language.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'

const PATIENCE_MS = 10_000
const COUNTRY = 'IN'

interface KnownPlace {
  state: { id: string; name: string }
  district: string
}

interface Known {
  places: KnownPlace[]
  message: string
}

interface Form {
  form: RefObject<HTMLFormElement | null>
  country: string
  state: string
  chooseState: (id: string) => void
}

/**
 * Once six digits are typed: fills state and city where nothing stands there yet, offers both states where the PIN code
 * lies in two, and says whether we visit homes there.
 * What was typed by hand is never changed; where nothing is known, or no answer comes, nothing happens.
 */
export function usePincode({ form, country, state, chooseState }: Form) {
  const asked = useRef('')
  const [said, setSaid] = useState('')
  const [offered, offer] = useState<KnownPlace[]>([])

  async function onInput() {
    const pincode = readPincode(controlOf('pincode')?.value ?? '')
    if (pincode === asked.current) return
    asked.current = pincode
    setSaid('')
    offer([])
    if (!/^\d{6}$/.test(pincode) || (country && country !== COUNTRY)) return

    const known = await ask(pincode)
    // Another one was typed meanwhile.
    if (!known || asked.current !== pincode) return
    const isOpen = !state && country === COUNTRY
    const [place, other] = known.places
    const isInTwo = other !== undefined && isOpen
    if (isInTwo) offer(known.places)
    const isFilled = place !== undefined && !other && fill(place, isOpen)
    setSaid([known.message, isInTwo && pincodeCopy.inTwo, isFilled && pincodeCopy.filled].filter(Boolean).join(' '))
  }

  function fill({ state: { id }, district }: KnownPlace, isOpen: boolean): boolean {
    const city = controlOf('city')
    const fillsCity = district !== '' && city?.value === ''
    if (isOpen) chooseState(id)
    if (fillsCity) {
      city!.value = district
      city!.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return isOpen || fillsCity
  }

  function choose(place: KnownPlace) {
    fill(place, true)
    offer([])
    setSaid(pincodeCopy.filled)
    // The button that was pressed is gone.
    controlOf('state')?.focus()
  }

  function controlOf(name: string) {
    return form.current?.elements.namedItem(name) as HTMLInputElement | null
  }

  return { said, offered, choose, onInput }
}

async function ask(pincode: string): Promise<Known | undefined> {
  try {
    const answer = await fetch(addressHere(`/api/geo/pincodes/?${new URLSearchParams({ pincode })}`), {
      signal: giveUpAfter(PATIENCE_MS),
    })
    return answer.ok ? ((await answer.json()) as Known) : undefined
  } catch {
    return undefined
  }
}
