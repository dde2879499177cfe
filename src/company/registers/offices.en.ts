import { defineRegister } from './register.ts'

export const DAYS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

/** Where the company can be visited. The first is the head office: the reply promise and 'open now' go by its hours. */
export const offices = defineRegister({
  id: 'offices',
  title: 'Offices',
  one: 'an office',
  help: 'The first in the list is the head office. Its hours decide when the site says that we answer.',
  mayEdit: 'company',
  kind: 'ordered',
  shownOn: ['/contact-us', '/'],
  columns: ['city', 'address', 'phone'],
  fields: {
    city: { kind: 'text', label: 'City', maxLength: 60 },
    address: {
      kind: 'lines',
      label: 'Address',
      help: 'One line each, without the PIN code.',
      maxLines: 4,
      maxLength: 80,
    },
    pin: { kind: 'text', label: 'PIN code', help: 'Six digits.', maxLength: 6, isOptional: true },
    phone: {
      kind: 'phone',
      label: 'Phone',
      help: 'Of a branch. For the head office visitors see the phone of the list Company.',
    },
    latitude: { kind: 'number', label: 'Latitude', help: 'For the map: 17.39 for Hyderabad.', min: 6, max: 38 },
    longitude: { kind: 'number', label: 'Longitude', help: 'For the map: 78.49 for Hyderabad.', min: 68, max: 98 },
    map: { kind: 'link', label: 'Link to a map', isOptional: true },
    hours: {
      kind: 'rows',
      label: 'Open',
      help: 'A day that is not here is closed.',
      row: 'day',
      maxRows: 7,
      isOptional: true,
      fields: {
        day: { kind: 'choice', label: 'Day', options: DAYS },
        opens: { kind: 'time', label: 'Opens' },
        closes: { kind: 'time', label: 'Closes' },
      },
    },
  },
  check: ({ pin, hours }) => ({
    ...(pin && !/^[1-9]\d{5}$/.test(pin) && { pin: 'A PIN code has six digits.' }),
    ...(new Set(hours.map(({ day }) => day)).size < hours.length && { hours: 'Each day can stand here once.' }),
    ...(hours.some(({ opens, closes }) => closes <= opens) && { hours: 'An office closes after it opens.' }),
  }),
})
