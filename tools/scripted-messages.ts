import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMessages } from './find-messages.ts'
import { islandFiles } from './island-files.ts'

// Finds the messages that scripts of public pages show, so that pages in other languages carry those and no others.
const build = join(import.meta.dirname, '..', 'build')
const scripts = islandFiles()
  .map((file) => readFileSync(join(build, 'client', file), 'utf8'))
  .join('\n')
const scripted = [...findMessages()].filter((text) => scripts.includes(text))
writeFileSync(join(build, 'server', 'scripted-messages.json'), JSON.stringify(scripted))
