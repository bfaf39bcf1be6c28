import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/platform/config/config.ts'
import { openDataFolder } from '#server/platform/files/data-folder.ts'
import { copyStorage } from '#server/platform/storage/copy-storage.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { reportFailure } from './report-failure.ts'

// Copies visitors' files and pictures from a data folder to an S3 bucket or back.
const usage = `npm run files:copy -- --from PLACE --to PLACE

A place is a data folder, or s3://bucket/prefix?endpoint=…&region=… with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
The target must be empty or have files of the same site. A copy that was interrupted goes on when the command is run again.`

await main().catch(reportFailure)

async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  if (!values.from || !values.to) throw new Error(usage)
  const { files, dataDir } = configOf(values.to)
  const from = await openStorage(configOf(values.from))
  const to = await openStorage({ files, dataDir })
  if (!files) openDataFolder(dataDir)
  const work = files
    ? await mkdtemp(join(tmpdir(), 'wavelength-copy-'))
    : join(dataDir, 'files/incoming')
  await mkdir(work, { recursive: true })
  try {
    const { copied, present } = await copyStorage(from, to, { work, onObject: console.log })
    const step = files
      ? 'Set FILES_URL to the target'
      : 'Remove FILES_URL, set DATA_DIR to the target'
    console.log(`Copied and compared ${copied} files; ${present} were there. ${step}, and start.`)
  } finally {
    if (files) await rm(work, { recursive: true, force: true })
  }
}

/** The place, with the credentials of this environment. */
function configOf(place: string) {
  const isBucket = place.startsWith('s3:')
  return readConfig({
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY,
    AWS_SESSION_TOKEN: process.env.AWS_SESSION_TOKEN,
    AWS_REGION: process.env.AWS_REGION,
    FILES_URL: isBucket ? place : '',
    DATA_DIR: isBucket ? '' : resolve(place),
  })
}
