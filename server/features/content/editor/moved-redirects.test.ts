import { expect, test } from 'vitest'
import { movedRedirects } from './moved-redirects.ts'

test('a page that moves on and back is reached from every address it had, without chains', () => {
  const other = { from: '/team', to: '/about' }
  const once = movedRedirects([other], '/a', '/b')
  expect(once).toEqual([other, { from: '/a', to: '/b' }])
  const twice = movedRedirects(once, '/b', '/c')
  expect(twice).toEqual([other, { from: '/a', to: '/c' }, { from: '/b', to: '/c' }])
  const back = movedRedirects(twice, '/c', '/a')
  expect(back).toEqual([other, { from: '/b', to: '/a' }, { from: '/c', to: '/a' }])
})
