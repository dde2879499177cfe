import { termsInWords } from '#company/terms.en.ts'
import type { LegalName } from './legal-names.ts'

/** What this installation really does, from its settings, and who of the company answers for it. */
export interface PrivacyFacts {
  brand: string
  /** Its legal name, else its brand. */
  company: string
  leadsMonths: number
  applicationsMonths: number
  /** Google's check instead of our own. */
  hasReCaptcha: boolean
  hasAnalytics: boolean
  /** Visitors choose among languages. */
  hasLanguages: boolean
  /** A service outside words the assistant's answers. */
  hasWording: boolean
  /** Each lead is told to another system. */
  hasWebhook: boolean
  /** Whose page or script a visitor can ask for, by what it is for: 'map', 'chat', … */
  embeds: readonly string[]
  /** Who answers for it, where, and within how many days. */
  officer: string
  contact: string
  answerDays: number
}

/**
 * What each name in a legal text stands for; empty where there is nothing to say. Every sentence here describes the code:
 * change both together. What the company promises beyond the code, its lawyer confirms.
 */
export function namedWords(facts: PrivacyFacts): Record<LegalName, string> {
  const { company, brand, officer, contact, answerDays, embeds } = facts
  const { leastAge, returnWindow, refundTime, cancellation } = termsInWords

  return {
    ...{ company, brand, officer, contact, answerDays: String(answerDays) },
    messagesKept: inMonths(facts.leadsMonths),
    applicationsKept: inMonths(facts.applicationsMonths),
    ...{ leastAge, returnWindow, refundTime, cancellation, courts: termsInWords.city },
    cookies: cookiesInWords(facts),
    assistant: facts.hasWording
      ? 'Your questions in the chat go to another company’s language service. It writes the answer from our pages. We send it your question and our text, and nothing about you. Please do not type private details in a question.'
      : '',
    analytics: [
      facts.hasLanguages
        ? 'If you choose a language, or decline one, a cookie named “language” keeps that in your browser for a year. It holds the language and nothing else.'
        : '',
      facts.hasAnalytics
        ? 'We ask you once about Google Analytics. If you say no, or do not answer, we do not load it.'
        : '',
      'We count how often each link in a newsletter is tapped: one total for everyone together. We do not know who tapped.',
    ]
      .filter(Boolean)
      .join(' '),
    otherCompanies: facts.hasReCaptcha
      ? 'One part of our pages comes from another company before you ask for it: Google reCAPTCHA. It keeps software out of the newsletter form. Google sees your network address and what your browser tells it.'
      : 'Our pages load nothing from other companies before you ask for it. The check that keeps software out of our forms is our own: your browser solves a small sum. No one else knows of it.',
    afterATap:
      embeds.length > 0
        ? `These come from other companies, and only after you tap their button: ${embeds.join(', ')}.`
        : '',
    customerSystem: facts.hasWebhook
      ? 'What you send in a form also goes to our customer system. It is encrypted and signed on the way.'
      : '',
  }
}

function cookiesInWords({ hasLanguages, hasAnalytics }: PrivacyFacts): string {
  if (hasLanguages)
    return hasAnalytics ? 'One, if you choose a language; others only after you agree' : 'One, if you choose a language'
  return hasAnalytics ? 'None before you agree' : 'None'
}

function inMonths(months: number): string {
  return months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`
}
