import { cpSync } from 'node:fs'
import { clientFolder, saveContent } from '#server/load-build.ts'
import { readSiteContent, sitePublicFolder } from '#tests/fixtures/site-content.ts'
import { fixtureContentFile } from './fixture-program.ts'

/** Puts the content of the fixture site beside the built one, and its pictures among the built files. */
export default async function prepareFixtureSite() {
  saveContent(await readSiteContent(), fixtureContentFile)
  cpSync(sitePublicFolder, clientFolder, { recursive: true })
}
