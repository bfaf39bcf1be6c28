import { readFile } from 'node:fs/promises'

const packageFile = new URL('../../../package.json', import.meta.url)

/** As package.json says, for example "1.0.0". */
export async function appVersion() {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return version
}
