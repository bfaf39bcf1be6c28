import { writeFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { languageTags, readMessages } from '#server/platform/language/languages.ts'
import { projectFile } from '#server/platform/project-file.ts'
import { findMessages } from './find-messages.ts'

// Says what each file of messages/ lacks, has in vain or spoils. Fails if German is not complete, or if a file is spoiled.
// With a language, such as "npm run messages -- fr": writes what it lacks into its file, to be translated.
const complete = ['de']

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

const [wanted] = process.argv.slice(2)
const used = findMessages()
for (const tag of new Set([...languageTags(), ...(wanted ? [wanted] : [])])) check(tag)

function check(tag: string) {
  const messages = languageTags().includes(tag) ? readMessages(tag) : {}
  const missing = [...used].filter((text) => !messages[text])
  const unused = Object.keys(messages).filter((text) => !used.has(text))
  const spoiled = Object.keys(messages).filter((text) => !isFitting(tag, text, messages[text]))
  say(tag, 'lacks', missing, complete.includes(tag) && tag !== wanted)
  say(tag, 'has in vain', unused, complete.includes(tag) && tag !== wanted)
  say(tag, 'has other placeholders than', spoiled, true)
  if (tag !== wanted) return
  const rest = Object.fromEntries(missing.map((text) => [text, '']))
  const file = projectFile(`messages/${tag}.json`)
  writeFileSync(file, `${JSON.stringify({ ...messages, ...rest }, null, 2)}\n`)
}

function say(tag: string, what: string, texts: string[], isError: boolean) {
  if (texts.length === 0) return
  console.log(`messages/${tag}.json ${what}:\n${texts.map((text) => `  ${text}`).join('\n')}`)
  if (isError) process.exitCode = 1
}

/** Whether a translation can be read and has the placeholders of its English text. */
function isFitting(tag: string, text: string, translation = '') {
  if (translation === '') return true
  try {
    const known = placeholdersIn('en', text)
    return placeholdersIn(tag, translation).every((name) => known.includes(name))
  } catch {
    return false
  }
}

function placeholdersIn(tag: string, text: string) {
  return namesIn(new IntlMessageFormat(text, tag).getAst())
}

function namesIn(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    if (!('value' in element) || element.type === 0) return []
    if (!('options' in element)) return [String(element.value)]
    const inside = Object.values(element.options).flatMap(({ value }) => namesIn(value))
    return [String(element.value), ...inside]
  })
}
