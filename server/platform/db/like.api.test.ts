import { expect, it } from 'vitest'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { contains } from './like.ts'

it.each([
  ['wave', ['Wavelength']],
  ['WAVE', ['Wavelength']],
  ['100%', ['100% done']],
  ['a_b', ['a_b']],
  ['Özil', ['Özil & sons']],
  ['zoë', ['Zoë Lee']],
  ["'; drop", []],
])('finds %s in any case, with % and _ as plain characters', async (text, found) => {
  const { store } = await openTestDatabase()
  const values = ['Wavelength', '100% done', '1000 done', 'a_b', 'axb', 'Özil & sons', 'Zoë Lee']
  await store
    .insertInto('settings')
    .values(values.map((value) => ({ key: `test ${value}`, value })))
    .execute()
  const rows = await store
    .selectFrom('settings')
    .select('value')
    .where('key', 'like', 'test %')
    .where(contains('value', text))
    .execute()
  expect(rows.map(({ value }) => value)).toEqual(found)
})
