import { expect, test } from 'vitest'
import { firstWave, parseWave, searchOf, tunedPath } from './tuned-wave.ts'

const wave = {
  name: 'Ada & Grace',
  sources: [
    { x: 0, y: 100 },
    { x: 33, y: 7 },
  ] as typeof firstWave.sources,
}

test('a link shows the same wave again', () => {
  expect(parseWave(searchOf(wave))).toEqual(wave)
  expect(tunedPath(parseWave(searchOf(wave)), 0)).toBe(tunedPath(wave, 0))
})

test.each(['', '?sources=1,2,3', '?sources=a,b,c,d', '?sources=-1,0,0,0', '?sources=0,0,0,101'])(
  'sources that cannot be read are the first ones: %j',
  (search) => {
    expect(parseWave(search).sources).toEqual(firstWave.sources)
  },
)

test('a name is cut to what fits, and each has a wave of its own', () => {
  expect(parseWave(`?name=${'a'.repeat(500)}`).name).toHaveLength(40)
  expect(tunedPath({ ...wave, name: 'Ada' }, 0)).not.toBe(tunedPath({ ...wave, name: 'Bob' }, 0))
  expect(tunedPath({ ...wave, name: ' ada ' }, 0)).toBe(tunedPath({ ...wave, name: 'Ada' }, 0))
})
