import { expect, test } from 'vitest'
import { asBlocks, type Edit, linkEdit, listEdit, wrapEdit } from './markdown-edits.ts'

type Make = (text: string, from: number, to: number) => Edit

/** The text after an edit, the selection between brackets before and after. */
function edited(make: Make, marked: string) {
  const from = marked.indexOf('‹')
  const to = marked.indexOf('›') - 1
  const text = marked.replace(/[‹›]/g, '')
  const edit = make(text, from, to)
  const [start, end] = edit.select.map((at) => edit.from + at) as [number, number]
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`
}

const bullets = listEdit(() => '- ')
const pasted = (markdown: string) => (text: string, from: number, to: number) =>
  asBlocks(text, from, to, markdown)

test.each<[string, Make, string, string]>([
  ['bold', wrapEdit('**'), 'a ‹b› c', 'a **‹b›** c'],
  ['not bold', wrapEdit('**'), 'a **‹b›** c', 'a ‹b› c'],
  ['bold without the space', wrapEdit('**'), 'a ‹b ›c', 'a **‹b›** c'],
  ['bold to be typed', wrapEdit('**'), 'a ‹›', 'a **‹›**'],
  ['a link', linkEdit, '‹us›', '[us](‹https://›)'],
  ['a list', bullets, 'a\n‹b\nc›', 'a\n\n‹- b\n- c›'],
  ['no list', bullets, '- a\n‹- b›', '- a\n‹b›'],
  ['another item', bullets, '- a\n‹b›', '- a\n‹- b›'],
  ['numbers', listEdit((index) => `${index + 1}. `), '‹- a\n- b›', '‹1. a\n2. b›'],
  ['a pasted word', pasted('x'), 'a ‹›b', 'a x‹›b'],
  ['pasted paragraphs', pasted('x\n\ny'), 'a‹›\nb', 'a\n\nx\n\ny‹›\n\nb'],
])('%s', (_, make, before, after) => expect(edited(make, before)).toBe(after))
