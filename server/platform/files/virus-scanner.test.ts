import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { startClamd } from '#tests/fixtures/clamd.ts'
import { createVirusScanner } from './virus-scanner.ts'

test('a scanner that never answers times out', async () => {
  const { port } = await startClamd(onTestFinished, () => null)
  const path = join(await temporaryFolder(), 'a.txt')
  await writeFile(path, 'text')
  const scanner = createVirusScanner({ host: '127.0.0.1', port }, 50)
  await expect(scanner.scan(path)).rejects.toThrow('it did not answer in time')
})

test('a missing socket is named in the error', async () => {
  const scanner = createVirusScanner({ path: '/nowhere/clamd.ctl' })
  await expect(scanner.version()).rejects.toThrow(/CLAMAV_URL cannot be used: connect ENOENT/)
})
