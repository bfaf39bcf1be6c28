import { parseArgs } from 'node:util'
import { type Assumptions, assumptions, defaultAssumptions } from './assumptions.ts'
import { readDocument, readFigures, withTables, writeTables } from './document.ts'

// npm run capacity [-- --pages 4 …]: docs/capacity.md for other assumptions. With --write, for those of the document,
// into the document itself.
const names = Object.keys(assumptions) as (keyof Assumptions)[]
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
const { values } = parseArgs({ options: { ...options, write: { type: 'boolean' } } })
const given: Partial<Record<string, string | boolean>> = values

if (values.write) {
  writeTables()
} else {
  const own = Object.fromEntries(
    names.map((name) => [name, Number(given[name] ?? assumptions[name].value)]),
  ) as Assumptions
  const wrong = names.filter((name) => !(own[name] >= 0))
  if (wrong.length > 0) throw new Error(`These need a number: ${wrong.join(', ')}.`)
  console.log(withTables(readDocument(), readFigures(), { ...defaultAssumptions(), ...own }))
}
