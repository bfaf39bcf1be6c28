import type { Site } from '#model/content/site.ts'
import { answerWords } from '#model/leads/answer-time.ts'
import { languageOf } from '#server/platform/language/languages.ts'

const PLACEHOLDER = '{answerTime}'

/** Content with the promised time in its texts. What does not mention it is returned itself. */
export function withAnswerTime<Value>(value: Value, { answer, language }: Site): Value {
  const words = answerWords(answer, languageOf(language).t)
  function filled(part: unknown): unknown {
    if (typeof part === 'string') return part.replaceAll(PLACEHOLDER, words)
    if (part instanceof Date || part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) {
      const items = part.map(filled)
      return items.some((item, index) => item !== part[index]) ? items : part
    }
    const fields = Object.entries(part).map(([name, field]) => [name, filled(field)] as const)
    const isChanged = fields.some(([name, field]) => field !== Reflect.get(part, name))
    return isChanged ? Object.fromEntries(fields) : part
  }
  return filled(value) as Value
}
