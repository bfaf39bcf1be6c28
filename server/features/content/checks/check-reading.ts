import type { Check } from '#model/content/checks.ts'
import type { FoundText } from './found-texts.ts'

/** Shorter texts say too little about how they read. */
const WORDS_MIN = 40

/** Words per sentence above which readers lose the beginning (plain-language guides say 15 to 20). */
const SENTENCE_MAX = 25

/** Flesch reading ease: below 30 a text is read by academics only. */
const EASE_MIN = 30

/** Texts with long sentences or long words. */
export function checkReading(texts: FoundText[]): Check[] {
  return texts.flatMap(({ path, text }) => {
    const message = readingError(text)
    return message ? [{ kind: 'reading' as const, path, message }] : []
  })
}

function readingError(text: string) {
  const { words, sentences, syllables } = measure(text)
  if (words < WORDS_MIN) return null
  const length = words / sentences
  if (length > SENTENCE_MAX) {
    return `Sentences have ${Math.round(length)} words on average. Split the longest ones, so that they have at most ${SENTENCE_MAX}.`
  }
  const ease = Math.round(readingEase({ words, sentences, syllables }))
  if (ease >= EASE_MIN) return null
  return `This text is hard to read (reading ease ${ease} of 100). Use shorter words and sentences.`
}

type Measure = { words: number; sentences: number; syllables: number }

/** Flesch (1948), for English: 100 is very easy, 0 very hard. */
export function readingEase({ words, sentences, syllables }: Measure) {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

/** Words, sentences and syllables; Markdown's code, addresses and signs do not count. A line of its own ends a sentence. */
export function measure(text: string): Measure {
  const plain = text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '')
  const sentences = plain
    .split(/[.!?…]+(?=\s|$)|\n\s*\n|\n(?=[-*#\d])/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}’'-]*\p{L}[\p{L}\p{N}’'-]*/gu) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  return {
    words: words.length,
    sentences: Math.max(1, sentences.length),
    syllables: words.reduce((all, word) => all + syllablesIn(word), 0),
  }
}

/** About: groups of vowels, without a silent e. */
function syllablesIn(word: string) {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])ed$/, '')
    .match(/[aeiouyäöüéèàáíóú]+/g)
  return Math.max(1, groups?.length ?? 1)
}
