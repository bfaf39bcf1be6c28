import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Language, SOURCE_LANGUAGE } from '#model/language/language.ts'
import { projectFile } from '#server/platform/project-file.ts'
import { createLanguage } from './create-language.ts'

/** The files of the languages; English needs none. */
const folder = projectFile('messages/')

let known: Map<string, Language> | undefined

/**
 * The languages that the site can have, by their BCP 47 tags; read once. Tests add theirs.
 * @throws Error naming a file that is not JSON of English texts with their translations
 */
export function languages() {
  known ??= readAll()
  return known
}

function readAll() {
  const scripted = readScripted()
  const isScripted = (text: string) => !scripted || scripted.has(text)
  return new Map([
    [SOURCE_LANGUAGE, createLanguage(SOURCE_LANGUAGE)],
    ...languageTags().map((tag) => {
      return [tag, createLanguage(tag, readMessages(tag), isScripted)] as const
    }),
  ])
}

/** The messages that scripts show (tools/scripted-messages.ts); null without a build. */
function readScripted(): ReadonlySet<string> | null {
  const file = projectFile('build/server/scripted-messages.json')
  return existsSync(file) ? new Set(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** The tags of messages/*.json. */
export function languageTags() {
  return readdirSync(folder).flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? [])
}

/** A language by its tag; English if it has no file. */
export function languageOf(tag: string): Language {
  const found = languages().get(tag) ?? languages().get(SOURCE_LANGUAGE)
  if (!found) throw new Error('There is no English.')
  return found
}

/** English and every language with a file, each with its own name for itself. */
export function languageOptions() {
  return [...languages().keys()]
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, SOURCE_LANGUAGE))
}

function nameOf(tag: string) {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The translations of a language by their English texts. */
export function readMessages(tag: string): Record<string, string> {
  const file = new URL(`${tag}.json`, folder)
  const sentence = `messages/${tag}.json must be JSON of English texts with their translations.`
  let messages: unknown
  try {
    messages = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(sentence, { cause })
  }
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) {
    throw new Error(sentence)
  }
  if (!Object.values(messages).every((text) => typeof text === 'string')) throw new Error(sentence)
  return messages as Record<string, string>
}
