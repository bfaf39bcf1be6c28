import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/platform/config/config.ts'
import { copyDatabase } from '#server/platform/db/copy/copy-database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'
import { reportFailure } from './report-failure.ts'

// Copies a site's database from SQLite to PostgreSQL or back.
const usage = `npm run db:copy -- --from PLACE --to PLACE

A place is a data folder, for SQLite, or postgres://user:password@host:5432/name. The target must be empty.
Stop the site first. A copy that was interrupted goes on where it stopped when the command is run again.`

await main().catch(reportFailure)

async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  if (!values.from || !values.to) throw new Error(usage)
  const source = placeOf(values.from, values.to)
  if (!source.DATABASE_URL && !existsSync(sqliteFile(source.DATA_DIR))) {
    throw new Error(`There is no ${sqliteFile(source.DATA_DIR)}. Give the data folder of the site.`)
  }
  const from = await openDatabase(readConfig(source))
  try {
    const to = await openDatabase(readConfig(placeOf(values.to, values.from)))
    try {
      const onTable = (name: string, rows: number) => console.log(`${name.padEnd(24)}${rows} rows`)
      const rows = await copyDatabase(from, to, { now: new Date(), onTable })
      console.log(`Copied and compared ${rows} rows. ${nextStep(values.to)}`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

/** Settings that name the place, and nothing of this environment; PostgreSQL goes with the data folder of the other place. */
function placeOf(place: string, other: string) {
  return isUrl(place)
    ? { DATABASE_URL: place, DATA_DIR: resolve(isUrl(other) ? 'data' : other) }
    : { DATABASE_URL: '', DATA_DIR: resolve(place) }
}

function isUrl(place: string) {
  return /^postgres(ql)?:\/\//.test(place)
}

function nextStep(to: string) {
  if (isUrl(to)) return 'Set DATABASE_URL to the target, keep DATA_DIR, and start.'
  return 'Remove DATABASE_URL, set DATA_DIR to the target with the files beside it, and start.'
}
