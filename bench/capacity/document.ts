import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Assumptions, defaultAssumptions } from './assumptions.ts'
import { type Measurements, steps } from './measurements.ts'
import { tablesOf } from './tables.ts'

const docs = join(import.meta.dirname, '../../docs')
const figuresPath = join(docs, 'capacity.json')
const documentPath = join(docs, 'capacity.md')

export function readFigures(): Measurements {
  return JSON.parse(readFileSync(figuresPath, 'utf8'))
}

/** Stores measurements, with three digits each, and writes the document's tables anew once none is missing. */
export function writeFigures(measurements: Partial<Measurements>) {
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(3)) : value
  writeFileSync(figuresPath, `${JSON.stringify(measurements, short, 2)}\n`)
  const { visit, sqlite, postgres } = measurements
  const isComplete = Object.keys(steps).every((step) => step in (sqlite?.costs ?? {}))
  if (visit && isComplete && postgres) writeTables()
}

/** Writes the tables that follow from the stored measurements into the document. */
export function writeTables() {
  writeFileSync(documentPath, withTables(readDocument(), readFigures()))
}

export function readDocument() {
  return readFileSync(documentPath, 'utf8')
}

/** The document with each table, between its marks, as the model says. */
export function withTables(
  document: string,
  measurements: Measurements,
  assumptions: Assumptions = defaultAssumptions(),
) {
  return Object.entries(tablesOf({ measurements, assumptions })).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [before, rest] = text.split(begin)
    const after = rest?.split(end)[1]
    if (after === undefined) throw new Error(`docs/capacity.md has no place for "${name}".`)
    return `${before}${begin}\n\n${table}\n\n${end}${after}`
  }, document)
}
