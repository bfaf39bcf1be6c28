import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = /^(?:app|tests|tools|server)\//

/** A test that a document names: below server/ unless its path says otherwise; `*` stands for one or more files. */
function isThere(named: string) {
  const path = folders.test(named) ? named : `server/${named}`
  const [folder = '', ending] = path.split('/*')
  if (ending === undefined) return existsSync(path)
  return readdirSync(folder).some((name) => name.endsWith(ending))
}

test.each(['docs/security/asvs.md', 'docs/security/threat-model.md'])(
  'every test that %s names is there',
  (document) => {
    const text = readFileSync(document, 'utf8')
    const named = [...text.matchAll(/`([\w./*-]+\.(?:test|spec)\.ts)`/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path = '') => !isThere(path))).toEqual([])
    expect(isThere('no-such.test.ts')).toBe(false)
  },
)

/** Requirements of ASVS 5.0 of the levels 1 and 2. */
const REQUIREMENTS = 253

/** "1.4.1–3" is three requirements. */
function countOf(numbers: string[]) {
  return numbers.reduce((sum, number) => {
    const [, first = '1', last = first] = /(\d+)(?:–(\d+))?$/.exec(number) ?? []
    return sum + Number(last) - Number(first) + 1
  }, 0)
}

test('every requirement of levels 1 and 2 has a verdict', () => {
  const text = readFileSync('docs/security/asvs.md', 'utf8')
  const rows = text.match(/^\| \d+\.\d+\.\d+.*$/gm) ?? []
  expect(rows.filter((row) => !/\| (?:yes|part|no|op|n\/a) \|/.test(row))).toEqual([])
  const inRows = rows.map((row) => row.split('|')[1]?.trim() ?? '')
  const leftOut = [...text.matchAll(/^n\/a: .*$/gm)].flatMap(
    ([line]) => line.match(/\d+\.\d+\.\d+(?:–\d+)?/g) ?? [],
  )
  expect(new Set(inRows).size).toBe(inRows.length)
  expect(countOf([...inRows, ...leftOut])).toBe(REQUIREMENTS)
})
