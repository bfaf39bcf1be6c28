import { createLetter } from './create-letter.ts'
import { deleteLetter } from './delete-letter.ts'
import { duplicateLetter } from './duplicate-letter.ts'
import { listLetters } from './list-letters.ts'
import { openLetter } from './open-letter.ts'
import { sendLetterTest, showLetterHtml } from './preview-letter.ts'
import { saveLetter } from './save-letter.ts'
import { scheduleLetter, sendLetter } from './send-letter.ts'
import { resumeLetter, stopLetter, unscheduleLetter } from './stop-letter.ts'

export const letterActions = {
  list: listLetters,
  open: openLetter,
  create: createLetter,
  duplicate: duplicateLetter,
  save: saveLetter,
  delete: deleteLetter,
  html: showLetterHtml,
  sendTest: sendLetterTest,
  schedule: scheduleLetter,
  unschedule: unscheduleLetter,
  send: sendLetter,
  stop: stopLetter,
  resume: resumeLetter,
}
