import { expect } from 'vitest'
import type { createApi } from '#app/api.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { test, testServices } from '../../../tests/support/test-services.ts'

test('without any setting a page checks by itself, measures nothing and shows no film', async ({ services }) => {
  expect(await settingsOf(services)).toEqual({
    human_check: 'altcha',
    recaptcha_site_key: null,
    analytics_id: null,
    chat_widget_url: null,
    chat_widget_id: null,
    assistant_words: false,
  })
})

test('what is configured is told, and no secret with it', async () => {
  await using services = await testServices({
    HUMAN_CHECK: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'hidden-from-browsers',
    ANALYTICS_ID: 'G-TEST',
    CHAT_WIDGET_URL: 'https://chat.example/widget.js',
    CHAT_WIDGET_ID: 'public-id',
    ASSISTANT_LLM_URL: 'https://words.example/hidden-from-browsers',
    ASSISTANT_LLM_KEY: 'hidden-from-browsers',
  })

  const settings = await settingsOf(services)
  expect(settings).toEqual({
    human_check: 'recaptcha',
    recaptcha_site_key: 'site-key',
    analytics_id: 'G-TEST',
    chat_widget_url: 'https://chat.example/widget.js',
    chat_widget_id: 'public-id',
    assistant_words: true,
  })
  expect(JSON.stringify(settings)).not.toContain('hidden')
})

async function settingsOf(services: Parameters<typeof createApi>[0]) {
  const response = await apiOf(services).request('/api/settings/')
  return response.json()
}
