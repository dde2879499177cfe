/** What stands in the desk's pictures: people who do not exist, by the API that every form uses. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { formOf } from '../../tests/support/form-of.ts'
import { jsonPost } from '../../tests/support/json-post.ts'

const ENQUIRIES = [
  ['Sheela Devi', '98480 12345', 'The bill went from ₹900 to ₹2,100 in one month. Nothing new in the house.'],
  [
    'Ramesh Kulkarni',
    '94220 55110',
    'Foundry in Nashik, 320 kVA. Power factor on the bill is 0.84. What would a panel cost?',
  ],
  ['Farida Khan', '99890 22418', 'Does the 16 A plug work with a 3 kW geyser?'],
  ['P. Anjaneyulu', '90000 41122', 'We read 40,000 meters a month in two divisions. Please show us the app.'],
]
const AUDITS = [
  ['Kavitha Reddy', '98490 31177', { state: 'IN-TS', city_name: 'Hyderabad', pincode: '500072' }],
  ['Sunil Kumar', '94310 20456', { state: 'IN-BR', city_name: 'Patna', pincode: '800001' }],
] as const
const SUBSCRIBERS = [
  ['Meena Joshi', 'meena@example.com'],
  ['Arvind Rao', 'arvind@example.com'],
]

export async function sendSomeLeads(url: string) {
  for (const [full_name, phone_number, message] of ENQUIRIES)
    await post(url, '/api/auth/contacts/', { full_name, phone_number, message, email: emailOf(full_name) })
  for (const [full_name, phone_number, place] of AUDITS)
    await post(url, '/api/audits/home-audits/', {
      ...{ full_name, phone_number, email: emailOf(full_name) },
      address: { ...place, country: 'IN', address_line_1: '12 Temple Road' },
    })
  for (const [full_name, email] of SUBSCRIBERS)
    await post(url, '/api/auth/subscriptions/', { full_name, email, 'g-recaptcha-response': await solveCheck(url) })
  await apply(url, 'Joseph Das', 'telecaller')
  await apply(url, 'Lakshmi Narayanan', 'telecaller')
}

async function apply(url: string, full_name: string, job_id: string) {
  const answers = {
    ...{ job_id, full_name, email: emailOf(full_name), phone_number: '98480 54321' },
    cover_letter: 'I have worked in a call centre for two years and speak Telugu, Hindi and English.',
  }
  const resume = new File(['%PDF-1.4\n%%EOF\n'], 'resume.pdf', { type: 'application/pdf' })
  const form = formOf(answers, { resume })
  await fetch(`${url}/api/auth/job-applications/`, { method: 'POST', body: form, headers: { Origin: url } })
}

async function solveCheck(url: string): Promise<string> {
  const challenge: Challenge = await (await fetch(`${url}/api/captcha/challenge/`)).json()
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}

async function post(url: string, path: string, body: Record<string, unknown>) {
  const { ok, status } = await fetch(url + path, jsonPost(body, { Origin: url }))
  if (!ok) throw new Error(`${path}: ${status}`)
}

function emailOf(name = ''): string {
  return `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
}
