import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company as companyRegister } from '#company/registers/company.en.ts'

test('each network that staff can name has its picture', () => {
  const networks = Object.keys(companyRegister.fields.social.fields.network.options)
  expect(networks.filter((name) => !existsSync(`public/icons/networks/${name}.svg`))).toEqual([])
})
