import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = /^(?:app|tests|tools|server)\//

/** Whether a test named in a document exists. Paths are relative to server/ by default; `*` matches one or more files. */
function exists(name: string) {
  const path = folders.test(name) ? name : `server/${name}`
  const [folder = '', ending] = path.split('/*')
  if (ending === undefined) return existsSync(path)
  return readdirSync(folder).some((name) => name.endsWith(ending))
}

test.each(['docs/security/asvs.md', 'docs/security/threat-model.md'])(
  'every test named in %s exists',
  (document) => {
    const text = readFileSync(document, 'utf8')
    const named = [...text.matchAll(/`([\w./*-]+\.(?:test|spec)\.ts)`/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path = '') => !exists(path))).toEqual([])
    expect(exists('no-such.test.ts')).toBe(false)
  },
)

/** Number of ASVS 5.0 requirements at levels 1 and 2. */
const REQUIREMENTS = 253

/** "1.4.1–3" counts as three requirements. */
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
  const notApplicable = [...text.matchAll(/^n\/a: .*$/gm)].flatMap(
    ([line]) => line.match(/\d+\.\d+\.\d+(?:–\d+)?/g) ?? [],
  )
  expect(new Set(inRows).size).toBe(inRows.length)
  expect(countOf([...inRows, ...notApplicable])).toBe(REQUIREMENTS)
})
