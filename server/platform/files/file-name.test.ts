import { expect, test } from 'vitest'
import { inquiryFileRule, uploadMessages } from '#model/leads/upload.ts'
import { fileNameError, shownFileName } from './file-name.ts'

test.each([
  'brief.pdf',
  'BRIEF.PDF',
  'Übersicht – final (2).docx',
  'परियोजना.pdf',
  'خطة.pdf',
  'archive.tar.zip',
  "it's.pdf",
])('the name %s is accepted', (name) => expect(fileNameError(name, inquiryFileRule)).toBeNull())

test.each([
  '../brief.pdf',
  '..\\brief.pdf',
  'C:\\fakepath\\brief.pdf',
  'a\0.pdf',
  'a\n.pdf',
  'a%0D%0Ab.pdf',
  'cv\u202efdp.exe.pdf',
  'a\u2067b.pdf',
  '...',
  '   ',
  'a\ufffd.pdf',
  `${'a'.repeat(197)}.pdf`,
])('the name %j is refused', (name) => {
  expect(fileNameError(name, inquiryFileRule)).toBe(uploadMessages.name)
})

test.each(['cv.pdf.exe', 'page.html', 'noextension', '.pdf', 'brief.pdf.', 'brief.svg'])(
  '%s has a type that is not accepted',
  (name) => expect(fileNameError(name, inquiryFileRule)).toBe(uploadMessages.type(inquiryFileRule)),
)

test('the shown name has normalized accents and its original quotes', () => {
  expect(shownFileName('Cafe\u0301 %22x%22.pdf')).toBe('Café "x".pdf')
})
