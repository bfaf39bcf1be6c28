/** A part of a sentence that shows how it was corrected: kept, struck out, or written instead. */
export type Correction = { kind: 'kept' | 'struck' | 'added'; text: string }

/** Splits a sentence at ~~struck words~~ and ++words written instead++. */
export function readCorrections(sentence: string): Correction[] {
  return sentence
    .split(/(~~.+?~~|\+\+.+?\+\+)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (/^~~.+~~$/.test(part)) return { kind: 'struck', text: part.slice(2, -2) }
      if (/^\+\+.+\+\+$/.test(part)) return { kind: 'added', text: part.slice(2, -2) }
      return { kind: 'kept', text: part }
    })
}

/** The sentence as it reads once it is corrected. */
export function corrected(sentence: string) {
  return readCorrections(sentence)
    .filter(({ kind }) => kind !== 'struck')
    .map(({ text }) => text)
    .join('')
    .replace(/ {2,}/g, ' ')
}
