import type { LetterTexts } from '#model/newsletter/letter-schemas.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'

/** Names of the fields as they are shown. */
export const textNames: Record<keyof LetterTexts, string> = {
  subject: 'Subject',
  preheader: 'Preview text',
  content: 'Content',
}

export function textsOf({ subject, preheader, content }: OpenedLetter): LetterTexts {
  return { subject, preheader, content }
}

export function isSameText(one: LetterTexts, other: unknown) {
  const texts = other as Partial<LetterTexts>
  return Object.entries(one).every(([name, text]) => texts[name as keyof LetterTexts] === text)
}

/** Names the text of a letter that this browser keeps for a person. */
export function keptName(person: string, letter: string) {
  return `${person} letter:${letter}`
}
