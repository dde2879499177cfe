import { defineRegister } from './register.ts'

/** Who the company is: on every page, in every mail, in what search engines read. */
export const company = defineRegister({
  id: 'company',
  title: 'Company',
  one: 'the company',
  help: 'Name, numbers and addresses of the whole company. A change is on every page within a second.',
  mayEdit: 'company',
  kind: 'one',
  shownOn: ['/'],
  columns: ['brand'],
  fields: {
    brand: { kind: 'text', label: 'Brand', help: 'As it stands in the logo and the titles.', maxLength: 40 },
    legalName: {
      kind: 'text',
      label: 'Legal name',
      help: 'As registered. Stands at the foot of each page and in the legal texts.',
      maxLength: 120,
      isOptional: true,
    },
    cin: { kind: 'text', label: 'CIN', help: '21 letters and digits.', maxLength: 21, isOptional: true },
    gstin: { kind: 'text', label: 'GSTIN', help: '15 letters and digits.', maxLength: 15, isOptional: true },
    grievanceOfficer: {
      kind: 'text',
      label: 'Grievance officer',
      help: 'Name and designation. The privacy policy prints it.',
      maxLength: 120,
      isOptional: true,
    },
    grievanceEmail: { kind: 'email', label: 'Email of the grievance officer', isOptional: true },
    email: { kind: 'email', label: 'Email for visitors' },
    salesPhone: { kind: 'phone', label: 'Phone: sales' },
    supportPhone: { kind: 'phone', label: 'Phone: support' },
    generalPhone: { kind: 'phone', label: 'Phone: office' },
    whatsapp: {
      kind: 'phone',
      label: 'WhatsApp',
      help: 'Shown as a link on the contact page.',
      isOptional: true,
    },
    social: {
      kind: 'rows',
      label: 'Social networks',
      row: 'network',
      maxRows: 8,
      isOptional: true,
      fields: {
        network: {
          kind: 'choice',
          label: 'Network',
          options: { facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' },
        },
        address: { kind: 'link', label: 'Address of our page' },
      },
    },
    smartHomePlay: { kind: 'link', label: 'Smart home app in the Play Store', isOptional: true },
    smartHomeAppStore: { kind: 'link', label: 'Smart home app in the App Store', isOptional: true },
    servicesPlay: { kind: 'link', label: 'Services app in the Play Store', isOptional: true },
    servicesAppStore: { kind: 'link', label: 'Services app in the App Store', isOptional: true },
    meterReadingDemo: {
      kind: 'link',
      label: 'Meter-reading demo',
      help: 'Where the button on Smart Utility leads.',
      isOptional: true,
    },
  },
  check: ({ cin, gstin }) => ({
    ...(cin &&
      !/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(cin) && { cin: 'A CIN looks like U40100TG2020PTC123456.' }),
    ...(gstin &&
      !/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin) && { gstin: 'A GSTIN looks like 36ABCDE1234F1Z5.' }),
  }),
})
